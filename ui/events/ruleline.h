// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/eventrules.h"

#include <QWidget>

class QHBoxLayout;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Shows the violated rules of an event type as text, each with an icon. A click goes to the field
// concerned.
class RuleLine final : public QWidget
{
    Q_OBJECT

public:
    RuleLine(const Theme &theme, QWidget *parent);

    void setRules(const QList<storedesk::records::EventRule> &rules);

Q_SIGNALS:
    void wanted(int row);

private:
    const Theme &m_theme;
    QHBoxLayout *m_row;
};

} // namespace storedesk::ui::events
