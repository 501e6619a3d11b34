// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/exports/exportdate.h"
#include "table/csvwriter.h"

#include <QDate>
#include <QJsonObject>
#include <QStringList>
#include <QTimeZone>

namespace storedesk::practice {

class Store;

enum class ExportType : quint8 { Contacts, Activities, DataExplorer };

// What a file will hold, read from the record of its export.
struct ExportPlan
{
    ExportType type = ExportType::Contacts;
    QString name = {}; // of the file, without its ending
    table::CsvFormat format = {};
    DateFormat dates = DateFormat::Iso;
    int version = 1; // of the layout
    QByteArray condition = {}; // SQL of the segment or the report; empty for all
    QStringList activityTypes = {}; // empty for all
    Moment from = 0; // of activities
    Moment to = 0; // still in
    QDate firstDay = {}; // of the data explorer, in the zone of the store
    QDate lastDay = {};
    QTimeZone zone = QTimeZone::utc();
};

[[nodiscard]] ExportPlan planOf(Store &store, const QJsonObject &body);
// How many rows there would be if it were done now.
[[nodiscard]] qint64 rowsOf(Store &store, const ExportPlan &plan);

// An SQL condition in brackets; an empty one becomes one that is always true.
[[nodiscard]] QByteArray bracketed(QByteArrayView condition);

} // namespace storedesk::practice
