// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

#include <QWidget>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

// What one setting is changed with. It shows the value it is given and tells the one that somebody
// chose.
class SettingEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void show(const QString &value) = 0;
    // Why what was typed cannot be used; empty: it can.
    virtual void setFault(const QString &fault) { Q_UNUSED(fault) }

Q_SIGNALS:
    void chosen(const QString &value);
};

[[nodiscard]] SettingEditor *makeEditor(const settings::SettingRow &row, Frame &frame,
                                        QWidget *parent);

} // namespace storedesk::ui::preferences
