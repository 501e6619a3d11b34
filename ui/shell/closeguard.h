// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui {
class Button;
class PageHost;
class Page;
class Question;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// Guards closing a page, an account or the program. Asks once about unsaved changes and about
// running jobs and transfers, and waits for pending writes, because the result of an aborted write
// is unknown.
class CloseGuard final : public QObject
{
    Q_OBJECT

public:
    explicit CloseGuard(PageHost &host, QObject *parent = nullptr);

    using Go = std::function<void()>;

    // All functions call `go` immediately if nothing is pending, later once the user or the service
    // has resolved the pending work, and never if the user cancels.
    void leavePages(const QList<Page *> &pages, const Go &go);
    using Workspaces = QList<workspace::Workspace *>;
    // Asks about the pages and the running work, then waits for pending writes.
    void quit(const QList<Page *> &pages, const Workspaces &workspaces, const Go &go);
    // Suspends the jobs and transfers, and resumes them if the user cancels.
    void waitForWrites(const Workspaces &workspaces, const Go &go);

    // Sets the function that names a page. By default, a page is named by its title.
    void setNames(std::function<QString(Page *)> nameOf) { m_nameOf = std::move(nameOf); }

    // Whether a question asked by this guard is open.
    [[nodiscard]] bool asking() const { return !m_question.isNull(); }

private:
    // Says what running jobs and transfers do when the program quits, and lets the user wait.
    void leaveJobs(const Workspaces &workspaces, const Go &go);
    // Asks one question about unsaved pages and running work.
    void leaveAll(const QList<Page *> &pages, const Workspaces &workspaces, const Go &go);
    // Keeps the changes of the pages for the next start. Asks if this is impossible.
    void keepPages(const QList<QPointer<Page>> &pages, const Go &go);
    // Creates the question, without text and answers.
    [[nodiscard]] Question *newQuestion(const QString &name);
    // Adds an answer that closes the question.
    Button *addAnswer(const QString &text, const QString &name, const Go &act);
    [[nodiscard]] QString namesOf(const QList<QPointer<Page>> &pages) const;
    void goWhenDone(const Workspaces &workspaces, const Go &go);
    void reportWrites(int underWay);

    [[nodiscard]] QString nameOf(Page *page) const;

    PageHost &m_host;
    std::function<QString(Page *)> m_nameOf;
    QPointer<Question> m_question;
    // Exists while the program waits for work before it quits.
    std::unique_ptr<QObject> m_finishing;
};

} // namespace storedesk::ui::shell
