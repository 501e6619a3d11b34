// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"
#include "practice/core/moment.h"
#include "practice/exports/exportdate.h"

#include <QDate>
#include <QJsonObject>
#include <QStringList>
#include <QTimeZone>

namespace storedesk::practice {

class Store;

enum class ExportType : quint8 { Contacts, Activities, DataExplorer };

// The content of an export file, parsed from its record.
struct PracticeExportPlan
{
    ExportType type = ExportType::Contacts;
    // Name of the file without its extension.
    QString name = {};
    csv::CsvFormat format = {};
    DateFormat dates = DateFormat::Iso;
    // Version of the layout.
    int version = 1;
    // SQL of the segment or the report; empty for all.
    QByteArray condition = {};
    // Empty for all types.
    QStringList activityTypes = {};
    // For activities.
    Moment from = 0;
    // Inclusive.
    Moment to = 0;
    // For the data explorer, in the time zone of the store.
    QDate firstDay = {};
    QDate lastDay = {};
    QTimeZone zone = QTimeZone::utc();
};

[[nodiscard]] PracticeExportPlan planOf(Store &store, const QJsonObject &body);
// Returns the number of rows if it were exported now.
[[nodiscard]] qint64 rowsOf(Store &store, const PracticeExportPlan &plan);

// Returns an SQL condition in brackets; an empty one becomes a condition that is always true.
[[nodiscard]] QByteArray bracketed(QByteArrayView condition);

} // namespace storedesk::practice
