// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QWidget>

namespace storedesk::ui::schedules {

// The part of the schedule form that depends on the kind of the schedule.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setSettings(const QJsonObject &settings) = 0;
    [[nodiscard]] virtual QJsonObject settings() const = 0;
    // Returns a sentence about a missing or wrong setting. Empty if the settings can be used.
    [[nodiscard]] virtual QString problem() const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace storedesk::ui::schedules
