// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "insightdata/insightdata.h"
#include "warehouse/connectionsettings.h"

class QCommandLineParser;

namespace storedesk::cli {

enum class InsightForm : quint8 { Table, Json, Csv, Page };

// The options of the insight command.
struct InsightRequest
{
    // A question, "all" or "list".
    QString name = {};
    insights::InsightInput input = {};
    // If no connection is specified, the question is answered from files.
    warehouse::ConnectionSettings warehouse = {};
    // Whether the time is stated. A warehouse has a default for it.
    bool hasTime = false;
    QHash<QString, QString> parameters = {};
    InsightForm form = InsightForm::Table;
    // Whether CSV has the values unchanged, although a spreadsheet might evaluate them.
    bool exact = false;
    QString output = {};
    bool withPeople = false;
    // If set, prints only the people counted in this number.
    QString peopleKey = {};
};

void addInsightOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<InsightRequest> insightRequestFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
