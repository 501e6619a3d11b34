// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactsathand.h"
#include "ui/reading/conditionpopup.h"

#include <QWidget>

namespace storedesk::ui {
class Button;
class FlowLayout;
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Shows the filter conditions of the contact mirror, one chip for each condition.
class EverybodyConditions final : public QWidget
{
    Q_OBJECT

public:
    EverybodyConditions(Frame &frame, storedesk::exports::ContactsAtHand &atHand, QWidget *parent);

    [[nodiscard]] local::ContactFilter filter() const;
    void clear();

Q_SIGNALS:
    void changed();

private:
    void show();
    void set(const table::Filter &filter);
    void addJoin();
    void addChip(int number);
    // A number of -1 adds a condition.
    void openPopup(int number, const QWidget *below);
    [[nodiscard]] reading::ConditionTarget target() const;
    [[nodiscard]] QList<sheet::SheetColumn> columns() const;

    Frame &m_frame;
    storedesk::exports::ContactsAtHand &m_atHand;
    FlowLayout *m_flow;
    Button *m_add;
    table::Filter m_filter;
};

} // namespace storedesk::ui::records
