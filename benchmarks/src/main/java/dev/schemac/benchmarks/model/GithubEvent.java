package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** A comment on an issue, with the members of GitHub's webhooks. */
@CompiledJson
@Json
@JsonSchema
public final class GithubEvent {
    public String action;
    public Issue issue;
    public Comment comment;
    public Repository repository;
    public User sender;
    public Organization organization;

    /** The issue that was commented on. */
    @CompiledJson
    @Json
    public static final class Issue {
        public String url;
        public String repository_url;
        public String labels_url;
        public String comments_url;
        public String events_url;
        public String html_url;
        public long id;
        public String node_id;
        public int number;
        public String title;
        public User user;
        public Label[] labels;
        public String state;
        public boolean locked;
        public User assignee;
        public User[] assignees;
        public Milestone milestone;
        public int comments;
        public String created_at;
        public String updated_at;
        public String closed_at;
        public String author_association;
        public String active_lock_reason;
        public String body;
        public Reactions reactions;
        public String timeline_url;
        public String state_reason;
    }

    /** The comment. */
    @CompiledJson
    @Json
    public static final class Comment {
        public String url;
        public String html_url;
        public String issue_url;
        public long id;
        public String node_id;
        public User user;
        public String created_at;
        public String updated_at;
        public String author_association;
        public String body;
        public Reactions reactions;
    }

    /** A user. */
    @CompiledJson
    @Json
    public static final class User {
        public String login;
        public long id;
        public String node_id;
        public String avatar_url;
        public String gravatar_id;
        public String url;
        public String html_url;
        public String followers_url;
        public String following_url;
        public String gists_url;
        public String starred_url;
        public String subscriptions_url;
        public String organizations_url;
        public String repos_url;
        public String events_url;
        public String received_events_url;
        public String type;
        public boolean site_admin;
    }

    /** A label of an issue. */
    @CompiledJson
    @Json
    public static final class Label {
        public long id;
        public String node_id;
        public String url;
        public String name;
        public String color;
        public String description;
    }

    /** The milestone of an issue. */
    @CompiledJson
    @Json
    public static final class Milestone {
        public String url;
        public String html_url;
        public long id;
        public int number;
        public String title;
        public String description;
        public User creator;
        public int open_issues;
        public int closed_issues;
        public String state;
        public String created_at;
        public String due_on;
    }

    /** How many reacted how. */
    @CompiledJson
    @Json
    public static final class Reactions {
        public String url;
        public int total_count;
        public int laugh;
        public int hooray;
        public int confused;
        public int heart;
        public int rocket;
        public int eyes;
    }

    /** The repository of an issue. */
    @CompiledJson
    @Json
    public static final class Repository {
        public long id;
        public String node_id;
        public String name;
        public String full_name;
        public User owner;
        public String html_url;
        public String description;
        public boolean fork;
        public String url;
        public String forks_url;
        public String keys_url;
        public String collaborators_url;
        public String teams_url;
        public String hooks_url;
        public String issue_events_url;
        public String events_url;
        public String assignees_url;
        public String branches_url;
        public String tags_url;
        public String blobs_url;
        public String git_tags_url;
        public String git_refs_url;
        public String trees_url;
        public String statuses_url;
        public String languages_url;
        public String stargazers_url;
        public String contributors_url;
        public String subscribers_url;
        public String subscription_url;
        public String commits_url;
        public String comments_url;
        public String contents_url;
        public String compare_url;
        public String merges_url;
        public String archive_url;
        public String issues_url;
        public String pulls_url;
        public String milestones_url;
        public String notifications_url;
        public String labels_url;
        public String releases_url;
        public String created_at;
        public String updated_at;
        public String pushed_at;
        public String git_url;
        public String ssh_url;
        public String clone_url;
        public String homepage;
        public int size;
        public int stargazers_count;
        public int watchers_count;
        public String language;
        public boolean has_issues;
        public boolean has_projects;
        public boolean has_wiki;
        public boolean has_pages;
        public int forks_count;
        public String mirror_url;
        public boolean archived;
        public boolean disabled;
        public int open_issues_count;
        public String[] topics;
        public String visibility;
        public String default_branch;
    }

    /** The organization that owns the repository. */
    @CompiledJson
    @Json
    public static final class Organization {
        public String login;
        public long id;
        public String node_id;
        public String url;
        public String repos_url;
        public String events_url;
        public String hooks_url;
        public String issues_url;
        public String members_url;
        public String avatar_url;
        public String description;
    }
}
