CREATE TABLE "homework_article_cache" (
	"article_token" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_class_cache" (
	"class_token" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_student_cache" (
	"student_token" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"assignment_token" text NOT NULL,
	"attempt" integer NOT NULL,
	"question_index" integer NOT NULL,
	"choice_index" integer NOT NULL,
	"correct" boolean,
	"milliseconds" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_assignment_token_attempt_question_index_pk" PRIMARY KEY("assignment_token","attempt","question_index"),
	CONSTRAINT "answers_indexes" CHECK ("answers"."question_index" >= 0 and "answers"."choice_index" >= 0),
	CONSTRAINT "answers_milliseconds" CHECK ("answers"."milliseconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"version_token" text PRIMARY KEY NOT NULL,
	"article_token" text NOT NULL,
	"version_number" integer NOT NULL,
	"article" text NOT NULL,
	"question" text,
	"question_pinyin" text,
	"question_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"class_token" text PRIMARY KEY NOT NULL,
	"class_name" text NOT NULL,
	"grade" text NOT NULL,
	"semester_year" text NOT NULL,
	"teacher_token" text,
	"number_of_students" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "classes_student_count" CHECK ("classes"."number_of_students" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gpt_result" (
	"id" text PRIMARY KEY NOT NULL,
	"log_id" text,
	"input" text,
	"output" text,
	"must_words" jsonb,
	"comment" text,
	"appeared_words" jsonb,
	"unknown_words" jsonb,
	"vocabulary" jsonb,
	"known_hanzi" jsonb,
	"unknown_hanzi_overall" jsonb,
	"unknown_hanzi_usage" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_student_relation" (
	"assignment_token" text PRIMARY KEY NOT NULL,
	"homework_token" text NOT NULL,
	"student_token" text NOT NULL,
	"class_token" text NOT NULL,
	"article_token" text NOT NULL,
	"full_name" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"question_attempted" text,
	"total_time" bigint DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"answered_count" integer GENERATED ALWAYS AS (attempt_answered(question_attempted)) STORED,
	"correct_count" integer GENERATED ALWAYS AS (attempt_correct(question_attempted)) STORED,
	"opened_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"recalled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assignment_time" CHECK ("homework_student_relation"."total_time" >= 0),
	CONSTRAINT "assignment_attempt" CHECK ("homework_student_relation"."attempt" >= 1),
	CONSTRAINT "assignment_completed_at" CHECK (not "homework_student_relation"."completed" or "homework_student_relation"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"homework_token" text PRIMARY KEY NOT NULL,
	"publisher_name" text NOT NULL,
	"publisher_token" text NOT NULL,
	"class_token" text NOT NULL,
	"article_token" text NOT NULL,
	"version_token" text NOT NULL,
	"title" text NOT NULL,
	"grade" text NOT NULL,
	"chapter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_date" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"recalled_by" text,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"request_key" text NOT NULL,
	"user_token" text NOT NULL,
	"procedure" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_request_key_user_token_procedure_pk" PRIMARY KEY("request_key","user_token","procedure")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"import_token" text PRIMARY KEY NOT NULL,
	"started_by" text NOT NULL,
	"phase" text DEFAULT 'parsing' NOT NULL,
	"next_row" integer DEFAULT 0 NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_runs_phase" CHECK ("import_runs"."phase" in ('parsing', 'validation', 'classes', 'users', 'enrollment', 'paused', 'completed', 'error'))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_token_pk" PRIMARY KEY("device_hash","user_token")
);
--> statement-breakpoint
CREATE TABLE "library" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"grade" text NOT NULL,
	"chapter" text NOT NULL,
	"article" text NOT NULL,
	"article_pinyin" text,
	"question" text,
	"question_pinyin" text,
	"file_name" text,
	"title_article" text,
	"image" text,
	"reading_layer" jsonb,
	"text_length" integer DEFAULT 0 NOT NULL,
	"current_version_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "library_grade" CHECK ("library"."grade" ~ '^[0-9]'),
	CONSTRAINT "library_text_length" CHECK ("library"."text_length" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"message_token" text PRIMARY KEY NOT NULL,
	"batch_token" text NOT NULL,
	"function_name" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_messages_status" CHECK ("mail_messages"."status" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reading_slices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visit_token" text NOT NULL,
	"assignment_token" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"elapsed_ms" integer NOT NULL,
	"credited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_slices_capped" CHECK ("reading_slices"."milliseconds" between 1 and 40000)
);
--> statement-breakpoint
CREATE TABLE "reading_visits" (
	"visit_token" text PRIMARY KEY NOT NULL,
	"assignment_token" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_credit_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_readings" (
	"reading_token" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"position" integer NOT NULL,
	"reading" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "semester" (
	"semester_year" text PRIMARY KEY NOT NULL,
	"semester_name" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "semester_year_digits" CHECK ("semester"."semester_year" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_token" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"password_checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"auth_uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	"password_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"bucket" text DEFAULT 'library' NOT NULL,
	"article_token" text,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_size" CHECK ("stored_files"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"student_token" text NOT NULL,
	"semester_year" text NOT NULL,
	"class_token" text,
	"class_name" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"todo_article_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pending_article_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"complete_article_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "students_student_token_semester_year_pk" PRIMARY KEY("student_token","semester_year")
);
--> statement-breakpoint
CREATE TABLE "system_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"user_email" text,
	"user_id" text,
	"action" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"severity" text DEFAULT 'info' NOT NULL,
	"details" text,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "system_logs_category" CHECK ("system_logs"."category" in ('system', 'auth', 'user', 'homework', 'class', 'file')),
	CONSTRAINT "system_logs_severity" CHECK ("system_logs"."severity" in ('info', 'success', 'warning', 'error'))
);
--> statement-breakpoint
CREATE TABLE "throttle_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "unit_characters" (
	"unit_key" text NOT NULL,
	"character" text NOT NULL,
	"position" integer NOT NULL,
	"readings" text[] NOT NULL,
	CONSTRAINT "unit_characters_unit_key_character_pk" PRIMARY KEY("unit_key","character"),
	CONSTRAINT "unit_characters_readings" CHECK (cardinality("unit_characters"."readings") > 0)
);
--> statement-breakpoint
CREATE TABLE "units" (
	"unit_key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	CONSTRAINT "units_key" CHECK ("units"."unit_key" ~ '^(1|2|3|[4-8]\.(1[0-2]|[1-9]))$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_token" text PRIMARY KEY NOT NULL,
	"auth_uid" text,
	"email" text,
	"username" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text DEFAULT 'unknown' NOT NULL,
	"password" text,
	"dob" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'teacher', 'student', 'unknown')),
	CONSTRAINT "users_password_is_a_students" CHECK ("users"."password" is null or "users"."role" in ('student', 'unknown')),
	CONSTRAINT "users_dob" CHECK ("users"."dob" is null or "users"."dob" ~ '^[0-9]{4}/[0-9]{2}/[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_assignment_token_homework_student_relation_assignment_token_fk" FOREIGN KEY ("assignment_token") REFERENCES "public"."homework_student_relation"("assignment_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_token_library_id_fk" FOREIGN KEY ("article_token") REFERENCES "public"."library"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_semester_year_semester_semester_year_fk" FOREIGN KEY ("semester_year") REFERENCES "public"."semester"("semester_year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_token_users_user_token_fk" FOREIGN KEY ("teacher_token") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_student_relation" ADD CONSTRAINT "homework_student_relation_homework_token_homework_homework_token_fk" FOREIGN KEY ("homework_token") REFERENCES "public"."homework"("homework_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_student_relation" ADD CONSTRAINT "homework_student_relation_student_token_users_user_token_fk" FOREIGN KEY ("student_token") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_student_relation" ADD CONSTRAINT "homework_student_relation_class_token_classes_class_token_fk" FOREIGN KEY ("class_token") REFERENCES "public"."classes"("class_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_student_relation" ADD CONSTRAINT "homework_student_relation_article_token_library_id_fk" FOREIGN KEY ("article_token") REFERENCES "public"."library"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_student_relation" ADD CONSTRAINT "homework_student_relation_recalled_by_users_user_token_fk" FOREIGN KEY ("recalled_by") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_publisher_token_users_user_token_fk" FOREIGN KEY ("publisher_token") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_token_classes_class_token_fk" FOREIGN KEY ("class_token") REFERENCES "public"."classes"("class_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_article_token_library_id_fk" FOREIGN KEY ("article_token") REFERENCES "public"."library"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_version_token_article_versions_version_token_fk" FOREIGN KEY ("version_token") REFERENCES "public"."article_versions"("version_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_recalled_by_users_user_token_fk" FOREIGN KEY ("recalled_by") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_user_token_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_token_users_user_token_fk" FOREIGN KEY ("user_token") REFERENCES "public"."users"("user_token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_slices" ADD CONSTRAINT "reading_slices_visit_token_reading_visits_visit_token_fk" FOREIGN KEY ("visit_token") REFERENCES "public"."reading_visits"("visit_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_slices" ADD CONSTRAINT "reading_slices_assignment_token_homework_student_relation_assignment_token_fk" FOREIGN KEY ("assignment_token") REFERENCES "public"."homework_student_relation"("assignment_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_visits" ADD CONSTRAINT "reading_visits_assignment_token_homework_student_relation_assignment_token_fk" FOREIGN KEY ("assignment_token") REFERENCES "public"."homework_student_relation"("assignment_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_readings" ADD CONSTRAINT "school_readings_created_by_users_user_token_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_token_users_user_token_fk" FOREIGN KEY ("user_token") REFERENCES "public"."users"("user_token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_users_user_token_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_student_token_users_user_token_fk" FOREIGN KEY ("student_token") REFERENCES "public"."users"("user_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_semester_year_semester_semester_year_fk" FOREIGN KEY ("semester_year") REFERENCES "public"."semester"("semester_year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_class_token_classes_class_token_fk" FOREIGN KEY ("class_token") REFERENCES "public"."classes"("class_token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_characters" ADD CONSTRAINT "unit_characters_unit_key_units_unit_key_fk" FOREIGN KEY ("unit_key") REFERENCES "public"."units"("unit_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_auth_uid_staff_accounts_auth_uid_fk" FOREIGN KEY ("auth_uid") REFERENCES "public"."staff_accounts"("auth_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_versions_number_key" ON "article_versions" USING btree ("article_token","version_number");--> statement-breakpoint
CREATE INDEX "classes_semester_idx" ON "classes" USING btree ("semester_year") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "classes_teacher_idx" ON "classes" USING btree ("teacher_token","semester_year") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "gpt_result_created_idx" ON "gpt_result" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_one_per_student" ON "homework_student_relation" USING btree ("homework_token","student_token");--> statement-breakpoint
CREATE INDEX "assignment_pending_idx" ON "homework_student_relation" USING btree ("student_token","created_at" DESC NULLS FIRST) WHERE answered_count = 0 and recalled_at is null;--> statement-breakpoint
CREATE INDEX "assignment_completed_idx" ON "homework_student_relation" USING btree ("student_token","created_at" DESC NULLS FIRST) WHERE answered_count > 0;--> statement-breakpoint
CREATE INDEX "assignment_class_idx" ON "homework_student_relation" USING btree ("class_token","student_token");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_one_live" ON "homework" USING btree ("article_token","class_token") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "homework_class_idx" ON "homework" USING btree ("class_token","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "library_grade_idx" ON "library" USING btree ((substring("grade" from '^[0-9]+')::integer),"id") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "library_live_idx" ON "library" USING btree ("id") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "mail_messages_batch_idx" ON "mail_messages" USING btree ("batch_token");--> statement-breakpoint
CREATE INDEX "reading_slices_assignment_idx" ON "reading_slices" USING btree ("assignment_token","credited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reading_visits_one_open" ON "reading_visits" USING btree ("assignment_token") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reading_visits_assignment_idx" ON "reading_visits" USING btree ("assignment_token");--> statement-breakpoint
CREATE UNIQUE INDEX "school_readings_phrase_key" ON "school_readings" USING btree ("phrase","position");--> statement-breakpoint
CREATE UNIQUE INDEX "semester_one_current" ON "semester" USING btree ("is_current") WHERE is_current and not deleted;--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_token");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_email_key" ON "staff_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_article_key" ON "stored_files" USING btree ("article_token");--> statement-breakpoint
CREATE INDEX "students_class_idx" ON "students" USING btree ("class_token") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "students_semester_idx" ON "students" USING btree ("semester_year","first_name");--> statement-breakpoint
CREATE INDEX "system_logs_timestamp_idx" ON "system_logs" USING btree ("timestamp" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "system_logs_user_idx" ON "system_logs" USING btree ("user_id","timestamp" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "unit_characters_character_idx" ON "unit_characters" USING btree ("character");--> statement-breakpoint
CREATE INDEX "units_position_idx" ON "units" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username")) WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "users_auth_uid_key" ON "users" USING btree ("auth_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_staff_email_key" ON "users" USING btree (lower("email")) WHERE not deleted and role in ('admin', 'teacher');--> statement-breakpoint
CREATE INDEX "users_role_first_name_idx" ON "users" USING btree ("role","first_name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree (lower("email"));