// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QJsonObject>
#include <QStringList>
#include <QTimeZone>

#include <optional>

namespace storedesk::insights {

// The files from which a question is answered, and the time, period and currency of the answer.
struct InsightInput
{
    QStringList activities = {};
    QString contacts = {};
    QStringList lines = {};
    QTimeZone zone = {};
    // The time at which the question is answered, in milliseconds since 1970. Later rows are
    // ignored. For a warehouse, 0 stands for the time of its last sync.
    qint64 asOf = 0;
    std::optional<qint64> coversFrom = {};
    // Both days are local and inclusive.
    QDate from = {};
    QDate to = {};
    // If absent, the currency with the most purchases is used.
    std::optional<QString> currency = {};
    // Shown with amounts if the data states no currency.
    QString storeCurrency = {};
    // Maps headings to the names of their roles, as choicesFor() reads it.
    QJsonObject roles = {};
    // The private folder in which InsightEngine stores columns of the files. Empty if they must not
    // be stored.
    QString columnFolder = {};

    bool operator==(const InsightInput &) const = default;
};

} // namespace storedesk::insights
