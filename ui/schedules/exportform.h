// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/schedules/settingsform.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// The settings of a recurring export: the data, either like an earlier export or with the usual
// options, its period, and a file for the table.
class ExportForm final : public SettingsForm
{
    Q_OBJECT

public:
    explicit ExportForm(PageHost &host, QWidget *parent = nullptr);

    void setSettings(const QJsonObject &settings) override;
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString problem() const override;

private:
    void build();
    void addChoices();
    void showDays();
    void browse();

    PageHost &m_host;
    QComboBox *m_data;
    QSpinBox *m_days;
    QLineEdit *m_output;
};

} // namespace storedesk::ui::schedules
