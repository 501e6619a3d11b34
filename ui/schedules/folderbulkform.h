// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/schedules/folderimportform.h"

class QSpinBox;

namespace storedesk::ui::schedules {

// The settings of a bulk job from a folder: those of an import from a folder, and the limits for
// each file.
class FolderBulkForm final : public SettingsForm
{
    Q_OBJECT

public:
    explicit FolderBulkForm(PageHost &host, QWidget *parent = nullptr);

    void setSettings(const QJsonObject &settings) override;
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString problem() const override { return m_files->problem(); }

private:
    FolderImportForm *m_files;
    QSpinBox *m_mostRows;
    QSpinBox *m_mostRejects;
    QSpinBox *m_mostBlanked;
};

} // namespace storedesk::ui::schedules
