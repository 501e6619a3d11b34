// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "transfers/transferdecision.h"

#include <QWidget>

class QComboBox;

namespace storedesk::ui {

// One choice for each export or import whose outcome is unknown: use a candidate at the service,
// send the request again, or look again. Nothing is preselected that could send anything twice.
class DecisionForm final : public QWidget
{
    Q_OBJECT

public:
    // A record at the service that may be the one in question.
    struct Candidate
    {
        QString id = {};
        // What the choice says.
        QString text = {};
    };
    struct Case
    {
        // Its row in the journal.
        qint64 row = 0;
        QString title = {};
        std::vector<Candidate> candidates = {};
    };

    // The text offers to send the request again.
    DecisionForm(const std::vector<Case> &cases, const QString &againText,
                 QWidget *parent = nullptr);

    // Without the rows that are only looked up again.
    [[nodiscard]] std::vector<transfers::TransferDecision> decisions() const;

    // When a candidate was created, for its text; “?” when the service does not say.
    [[nodiscard]] static QString createdText(const QJsonObject &candidate);

private:
    struct Line
    {
        qint64 row = 0;
        QComboBox *choice = nullptr;
    };
    std::vector<Line> m_lines;
};

} // namespace storedesk::ui
