// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/schedules/settingsform.h"

class QLineEdit;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::schedules {

// The settings of a recurring report: the file that every run replaces. The time zone and the
// meaning of the columns are those of the page Insights.
class ReportForm final : public SettingsForm
{
    Q_OBJECT

public:
    explicit ReportForm(PageHost &host, QWidget *parent = nullptr);

    void setSettings(const QJsonObject &settings) override;
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString problem() const override;

private:
    void browse();

    PageHost &m_host;
    QLineEdit *m_output;
};

} // namespace storedesk::ui::schedules
