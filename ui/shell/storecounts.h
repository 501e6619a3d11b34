// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/badge.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

class QWidget;

namespace storedesk::ui {
class Page;
struct Place;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class NavigationModel;

// The numbers in the navigation. A page tells its own; the overview also those of lists that nobody
// has opened yet, and works on unseen while it is in no tab.
class StoreCounts final : public QObject
{
    Q_OBJECT

public:
    explicit StoreCounts(NavigationModel &model);

    void show(const Page &page);
    void forget(const QString &word); // its page was closed
    void clear(); // of the account

    void workUnseen(Page *page); // where it is
    [[nodiscard]] Page *take(const Place &place); // gives the unseen page back, if it is that one
    void keepForCountingOnly(); // it speaks another language now: numbers are all it is good for

private:
    void tell(const QString &word);

    NavigationModel &m_model;
    QHash<QString, Badge> m_own;
    QHash<QString, Badge> m_others; // as the overview read them
    QSet<QString> m_newerElsewhere; // the overview read them after the page itself
    QPointer<Page> m_unseen;
    bool m_mayBeSeen = true;
};

} // namespace storedesk::ui::shell
