-- Names and e-mail are copied into enrolments and assignments, as the specification's tables want. An edit of the
-- user reaches the copies of the current semester; earlier semesters keep the names of their time.
create function follow_user_edit() returns trigger language plpgsql as $$
begin
  update students
  set first_name = new.first_name, last_name = new.last_name, email = new.email
  from semester
  where students.student_token = new.user_token
    and semester.semester_year = students.semester_year and semester.is_current and not semester.deleted;

  update homework_student_relation as assignment
  set full_name = new.full_name
  from classes join semester on semester.semester_year = classes.semester_year
  where assignment.student_token = new.user_token and assignment.full_name is distinct from new.full_name
    and classes.class_token = assignment.class_token and semester.is_current and not semester.deleted;
  return null;
end
$$;
--> statement-breakpoint
create trigger users_follow_edit after update of first_name, last_name, full_name, email on users
for each row
when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
  or old.full_name is distinct from new.full_name or old.email is distinct from new.email)
execute function follow_user_edit();
