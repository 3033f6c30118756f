import type { SampleArticle } from "./sample-article.types.ts";

export const theFoxAndTheTiger: SampleArticle = {
  key: "the-fox-and-the-tiger",
  title: "狐假虎威",
  author: "书香 改写",
  grade: "5",
  chapter: "8",
  article: [
    "<p>我是一只住在大树上的小鸟。今天，我看见了一件怪事。</p>",
    "<p>早上，老虎捉住了一只狐狸，张开大嘴就要吃。狐狸却说：“等一等！你知道我是谁吗？上天让我当森林里的大王，你吃了我，上天会生气的。”</p>",
    "<p>老虎不信。</p>",
    "<p>“那你就跟我走一走，看看大家见了我，是不是都要逃！”</p>",
    "<p>我在树上看得清清楚楚：一个走在前面，头抬得高高的；一个跟在后面，一步也不离。牛见了，丢下青草就逃；马见了，跳过小河就跑；连正在睡觉的熊也吓得跳起来，一转眼就不见了。</p>",
    "<p>老虎越看越吃惊，小声说：“大王，对不起，我不知道是您。”它低着头，慢慢地退走了。</p>",
    "<p>等它走远了，我飞下去问狐狸：“大家真的怕你吗？”</p>",
    "<p>狐狸笑了笑：“它们怕谁，你在树上不是都看见了吗？”</p>",
  ].join(""),
  questions: [
    {
      question: "这件怪事是谁讲给我们听的？",
      choices: ["老虎", "森林里的大王", "树上的小鸟", "睡觉的熊"],
      answer: [false, false, true, false],
    },
    {
      question: "狐狸为什么说自己是大王？",
      choices: ["它不想被老虎吃掉", "上天真的让它当大王", "小鸟请它这样说", "它想请老虎吃饭"],
      answer: [true, false, false, false],
    },
    {
      question: "走路的时候，谁的头抬得高高的？",
      choices: ["跟在后面的老虎", "走在前面的狐狸", "吃草的牛", "过河的马"],
      answer: [false, true, false, false],
    },
    {
      question: "老虎为什么说“对不起”？",
      choices: ["它让小鸟生气了", "它吃了别人的青草", "它走得太慢了", "它相信狐狸真的是大王"],
      answer: [false, false, false, true],
    },
    {
      question: "狐狸最后说的话是什么意思？",
      choices: ["小鸟什么也没看见", "大家怕的是树上的小鸟", "大家怕的其实是老虎", "大家最怕的还是它自己"],
      answer: [false, false, true, false],
    },
  ],
};
