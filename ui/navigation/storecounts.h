// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/attentionnotice.h"
#include "ui/host/badge.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

namespace storedesk::ui {
class Page;
struct PageAddress;
} // namespace storedesk::ui

namespace storedesk::ui::navigation {

class NavigationModel;

// Updates the counts in the navigation. Each page provides its own counts. The overview also
// provides those of other pages and the conditions that need the user's attention, and stays active
// without a tab.
class StoreCounts final : public QObject
{
    Q_OBJECT

public:
    explicit StoreCounts(NavigationModel &model);

    void show(const Page &page);
    // Removes the counts from a page that was closed.
    void forget(const QString &word);
    // Removes all counts when the account is closed.
    void clear();

    // Keeps the page active without a tab.
    void workUnseen(Page *page);
    // Releases and returns the hidden page if it has this address.
    [[nodiscard]] Page *take(const PageAddress &place);
    // Prevents the hidden page from being shown after a language change, because its strings are
    // outdated.
    void keepForCountingOnly();

    // Returns the conditions that need the user's attention, or nothing until the overview knows
    // all of them.
    [[nodiscard]] const std::optional<QList<AttentionNotice>> &notices() const { return m_notices; }

Q_SIGNALS:
    void noticesChanged(const QList<storedesk::ui::AttentionNotice> &notices);

private:
    void tell(const QString &word);

    NavigationModel &m_model;
    QHash<QString, Badge> m_own;
    // The counts from the overview.
    QHash<QString, Badge> m_others;
    // Pages for which the overview has newer counts than the page.
    QSet<QString> m_newerElsewhere;
    std::optional<QList<AttentionNotice>> m_notices;
    QPointer<Page> m_unseen;
    bool m_mayBeSeen = true;
};

} // namespace storedesk::ui::navigation
