// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/setting.h"

#include <QWidget>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

// Base class of the widgets that edit one setting. Shows a given value and emits the value that the
// user chooses.
class SettingEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void show(const QString &value) = 0;
    // Shows why the typed value cannot be used; an empty text clears the error.
    virtual void setFault(const QString &fault) { Q_UNUSED(fault) }

Q_SIGNALS:
    void chosen(const QString &value);
};

[[nodiscard]] SettingEditor *makeEditor(const settings::SettingRow &row, PageHost &host,
                                        QWidget *parent);

} // namespace storedesk::ui::preferences
