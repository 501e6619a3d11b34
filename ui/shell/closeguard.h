// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui {
class Frame;
class Page;
class Question;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

// The way out: of a page, of an account, of the program. Edits that were not saved are asked about
// once; writes under way are waited for, because an aborted write has an unknown end.
class CloseGuard final : public QObject
{
    Q_OBJECT

public:
    explicit CloseGuard(Frame &frame, QObject *parent = nullptr);

    using Go = std::function<void()>;

    // Both run the function at once when nothing stands in the way, later when the user or the
    // service cleared it, never when the user stays.
    void leavePages(const QList<Page *> &pages, const Go &go);
    // Jobs rest meanwhile, and go on when the user stays.
    void waitForWrites(desk::Desk &desk, const Go &go);

    // What a page is called; without it, its title.
    void setNames(std::function<QString(Page *)> nameOf) { m_nameOf = std::move(nameOf); }

    // A question of ours is open.
    [[nodiscard]] bool asking() const { return !m_question.isNull(); }

private:
    void tellWrites(int underWay);

    [[nodiscard]] QString nameOf(Page *page) const;

    Frame &m_frame;
    std::function<QString(Page *)> m_nameOf;
    QPointer<Question> m_question;
};

} // namespace storedesk::ui::shell
