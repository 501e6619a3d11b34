// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/contactfilter.h"
#include "ui/tableoptions/conditionpopup.h"

#include <QWidget>

#include <optional>

namespace storedesk::exports {
class ContactMirrorUpdater;
}

namespace storedesk::ui {
class Button;
class FlowLayout;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::contacts {

// Shows the filter conditions of the contact mirror, one chip for each condition.
class AllContactsConditions final : public QWidget
{
    Q_OBJECT

public:
    AllContactsConditions(PageHost &host, storedesk::exports::ContactMirrorUpdater &atHand,
                          QWidget *parent);

    [[nodiscard]] storage::ContactFilter filter() const;
    void clear();
    // Also clears the field with the search, and offers to undo both.
    void clearWithUndo(QLineEdit &words);
    // Returns the conditions as text in the language of the program.
    [[nodiscard]] QString text() const;
    // Replaces the conditions, as soon as the columns of the mirror are known.
    void setText(const QString &text);

Q_SIGNALS:
    void changed();

private:
    void show();
    void set(const query::Filter &filter);
    // Reports the change in the status bar, which offers to undo it.
    void setWithUndo(const query::Filter &filter, const QString &done);
    void addJoin();
    void addClear();
    void addChip(int number);
    // Opens the editor for the condition with this number. A number of -1 adds a condition.
    void openPopup(int number, const QWidget *below);
    [[nodiscard]] tableoptions::ConditionTarget target() const;
    [[nodiscard]] QList<sheet::SheetColumn> columns() const;
    void applyWaiting();

    PageHost &m_host;
    storedesk::exports::ContactMirrorUpdater &m_atHand;
    FlowLayout *m_flow;
    Button *m_add;
    query::Filter m_filter;
    // Conditions that could not be parsed yet, because the mirror has not been read.
    std::optional<QString> m_waiting;
};

} // namespace storedesk::ui::contacts
