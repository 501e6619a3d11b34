// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/savedtest.h"
#include "ui/widgets/panel.h"

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Lists events that were saved under a name, so that they can be sent again or modified.
class SavedTestList final : public Panel
{
    Q_OBJECT

public:
    SavedTestList(PageHost &host, QWidget *parent);

    // Stores the test and lets the user edit its name.
    void add(const storedesk::events::SavedTest &test);
    // Stores the result with the test chosen last; does nothing if no test was chosen.
    void noteEnd(storedesk::events::SavedTest::End end, const QDateTime &sentAt);
    // Returns the id of the current test; empty if there is none.
    [[nodiscard]] QString current() const { return m_current; }
    void forgetCurrent() { m_current.clear(); }

Q_SIGNALS:
    void chosen(const storedesk::events::SavedTest &test);

private:
    void build();
    void fill();
    void choose(const QListWidgetItem *item);
    void rename(const QListWidgetItem *item);
    void remove();
    void showState();
    [[nodiscard]] const storedesk::events::SavedTest *test(const QString &id) const;

    PageHost &m_host;
    QListWidget *m_list;
    QLabel *m_state;
    Button *m_remove;
    QList<storedesk::events::SavedTest> m_tests;
    QString m_current;
};

} // namespace storedesk::ui::events
