// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/exportdecision.h"

#include <QWidget>

class QComboBox;

namespace storedesk::ui::exports {

// One choice for each export whose outcome is unknown: use a candidate at the service, request the
// export again, or look again. Nothing is preselected that could create a second export.
class DecisionForm final : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionForm(const std::vector<jobs::OpenExport> &open, QWidget *parent = nullptr);

    // Does not include the exports that are only looked up again.
    [[nodiscard]] std::vector<jobs::ExportDecision> decisions() const;

private:
    struct Line
    {
        qint64 row = 0;
        QComboBox *choice = nullptr;
    };
    std::vector<Line> m_lines;
};

} // namespace storedesk::ui::exports
