import type { Catalogue } from "../shared/messages.ts";
import type { homeworkMailMessages } from "./homework-mail.messages.en.ts";

export const homeworkMailMessagesZh: Catalogue<typeof homeworkMailMessages> = {
  subject: "新的阅读作业：{{title}}",
  greeting: "{{student}}，你好！",
  published: "{{publisher}}给{{className}}布置了新的阅读作业。",
  article: "文章：{{title}}",
  grade: "年级：{{grade}}",
  invitation: "请登录阅读课文并回答问题：",
  action: "打开我的作业",
  footer: "你是{{className}}的学生，所以收到这封邮件。回复会发给{{publisher}}。",
};
