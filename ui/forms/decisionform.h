// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/transferdecision.h"

#include <QJsonArray>
#include <QWidget>

#include <functional>

class QComboBox;

namespace storedesk::ui {

class PageHost;

// Offers a choice for each export or import whose outcome is unknown: use a candidate at the
// service, send the request again, or look again. No choice that could send a request twice is
// preselected.
class DecisionForm final : public QWidget
{
    Q_OBJECT

public:
    // A record at the service that may be the result of the request.
    struct Candidate
    {
        QString id = {};
        // The label of the choice.
        QString text = {};
    };
    struct Case
    {
        // Row of the export or import in the journal.
        qint64 row = 0;
        QString title = {};
        std::vector<Candidate> candidates = {};
    };

    // The label is that of the choice that sends the request again.
    DecisionForm(const std::vector<Case> &cases, const QString &againText,
                 QWidget *parent = nullptr);

    // The strings in the dialog that asks for the decisions.
    struct Texts
    {
        QString objectName = {};
        QString headline = {};
        QString sentence = {};
        // The label of the choice that sends the request again.
        QString againText = {};
    };
    using Decided = std::function<void(const std::vector<journal::TransferDecision> &decisions)>;

    // Opens a dialog with the form. Calls the function unless the user postpones the decision or
    // the calling widget is destroyed.
    static void ask(PageHost &host, const Texts &texts, const std::vector<Case> &cases,
                    QWidget *asking, const Decided &decided);

    // Returns the decisions, without rows that are only looked up again.
    [[nodiscard]] std::vector<journal::TransferDecision> decisions() const;

    // Returns a candidate for each record, with the text that the function returns for it.
    [[nodiscard]] static std::vector<Candidate>
    candidatesOf(const QJsonArray &records,
                 const std::function<QString(const QJsonObject &record)> &text);
    // Returns the creation time of a candidate as text; “?” if the service does not provide it.
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
