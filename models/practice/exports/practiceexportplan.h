// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "practice/core/moment.h"
#include "practice/core/serviceoptions.h"
#include "practice/exports/exportdate.h"

#include <QDate>
#include <QJsonObject>
#include <QStringList>
#include <QTimeZone>

namespace storedesk::practice {

class Store;

enum class ExportType : quint8 { Contacts, Activities, DataExplorer };

// What an export file contains, parsed from the export's record.
struct PracticeExportPlan
{
    ExportType type = ExportType::Contacts;
    // The file name without its extension.
    QString name = {};
    csv::CsvFormat format = {};
    DateFormat dates = DateFormat::Iso;
    // The version of the layout.
    int version = 1;
    Headings headings = Headings::Ids;
    // The segment or report as an SQL condition. Empty for all.
    QByteArray condition = {};
    // Empty for all types.
    QStringList activityTypes = {};
    // Used only for activities.
    Moment from = 0;
    // Inclusive.
    Moment to = 0;
    // Used only for the data explorer. Days are in the store's time zone.
    QDate firstDay = {};
    QDate lastDay = {};
    QTimeZone zone = QTimeZone::utc();
};

[[nodiscard]] PracticeExportPlan planOf(Store &store, const QJsonObject &body);
// Returns the number of rows that the plan would export now.
[[nodiscard]] qint64 rowsOf(Store &store, const PracticeExportPlan &plan);

// Returns an SQL condition in parentheses. An empty condition becomes one that is always true.
[[nodiscard]] QByteArray bracketed(QByteArrayView condition);

} // namespace storedesk::practice
