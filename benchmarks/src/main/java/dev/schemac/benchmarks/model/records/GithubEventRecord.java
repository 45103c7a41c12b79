package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** A comment on an issue, with the members of GitHub's webhooks. */
@Json
@JsonSchema
public record GithubEventRecord(
        String action, Issue issue, Comment comment, Repository repository, User sender, Organization organization) {

    /** The issue that was commented on. */
    @Json
    public record Issue(
            String url,
            String repository_url,
            String labels_url,
            String comments_url,
            String events_url,
            String html_url,
            long id,
            String node_id,
            int number,
            String title,
            User user,
            Label[] labels,
            String state,
            boolean locked,
            User assignee,
            User[] assignees,
            Milestone milestone,
            int comments,
            String created_at,
            String updated_at,
            String closed_at,
            String author_association,
            String active_lock_reason,
            String body,
            Reactions reactions,
            String timeline_url,
            String state_reason) {}

    /** The comment. */
    @Json
    public record Comment(
            String url,
            String html_url,
            String issue_url,
            long id,
            String node_id,
            User user,
            String created_at,
            String updated_at,
            String author_association,
            String body,
            Reactions reactions) {}

    /** A user. */
    @Json
    public record User(
            String login,
            long id,
            String node_id,
            String avatar_url,
            String gravatar_id,
            String url,
            String html_url,
            String followers_url,
            String following_url,
            String gists_url,
            String starred_url,
            String subscriptions_url,
            String organizations_url,
            String repos_url,
            String events_url,
            String received_events_url,
            String type,
            boolean site_admin) {}

    /** A label of an issue. */
    @Json
    public record Label(long id, String node_id, String url, String name, String color, String description) {}

    /** The milestone of an issue. */
    @Json
    public record Milestone(
            String url,
            String html_url,
            long id,
            int number,
            String title,
            String description,
            User creator,
            int open_issues,
            int closed_issues,
            String state,
            String created_at,
            String due_on) {}

    /** How many reacted how. */
    @Json
    public record Reactions(
            String url, int total_count, int laugh, int hooray, int confused, int heart, int rocket, int eyes) {}

    /** The repository of an issue. */
    @Json
    public record Repository(
            long id,
            String node_id,
            String name,
            String full_name,
            User owner,
            String html_url,
            String description,
            boolean fork,
            String url,
            String forks_url,
            String keys_url,
            String collaborators_url,
            String teams_url,
            String hooks_url,
            String issue_events_url,
            String events_url,
            String assignees_url,
            String branches_url,
            String tags_url,
            String blobs_url,
            String git_tags_url,
            String git_refs_url,
            String trees_url,
            String statuses_url,
            String languages_url,
            String stargazers_url,
            String contributors_url,
            String subscribers_url,
            String subscription_url,
            String commits_url,
            String comments_url,
            String contents_url,
            String compare_url,
            String merges_url,
            String archive_url,
            String issues_url,
            String pulls_url,
            String milestones_url,
            String notifications_url,
            String labels_url,
            String releases_url,
            String created_at,
            String updated_at,
            String pushed_at,
            String git_url,
            String ssh_url,
            String clone_url,
            String homepage,
            int size,
            int stargazers_count,
            int watchers_count,
            String language,
            boolean has_issues,
            boolean has_projects,
            boolean has_wiki,
            boolean has_pages,
            int forks_count,
            String mirror_url,
            boolean archived,
            boolean disabled,
            int open_issues_count,
            String[] topics,
            String visibility,
            String default_branch) {}

    /** The organization that owns the repository. */
    @Json
    public record Organization(
            String login,
            long id,
            String node_id,
            String url,
            String repos_url,
            String events_url,
            String hooks_url,
            String issues_url,
            String members_url,
            String avatar_url,
            String description) {}
}
