// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace storedesk::importcheck {

// How a column's target or a text's option was determined.
enum class How : quint8 {
    None,
    // By the name or title of the field.
    Exact,
    // By a different spelling or language, or by similar values.
    Alike,
    // From an earlier file with the same headings.
    LastTime,
    ByHand
};

// A text in a column, and the number of rows in which it occurs.
struct TextCount
{
    QString text;
    qint64 rows = 0;

    bool operator==(const TextCount &) const = default;
};

// The option chosen for a text in a field with options.
struct OptionChoice
{
    QString text;
    qint64 rows = 0;
    // The option ID. If empty, the cell is left blank once the user has confirmed this.
    QString option = {};
    // None until an option has been chosen.
    How how = How::None;

    bool operator==(const OptionChoice &) const = default;
};

// A column in the file and its target field.
struct ImportColumn
{
    QString name;
    // The first values in the column.
    QStringList samples = {};
    // The share of rows with a value, or -1 until the rows have been counted.
    double fill = -1;
    // The field key. Empty if the column is not imported.
    QString target = {};
    How how = How::None;
    // Whether the field is mandatory for this kind of import.
    bool required = false;
    // Whether the field has options.
    bool choices = false;
    // Whether the column has too many distinct strings to choose options for them.
    bool more = false;
    // Sorted by number of rows, largest first. Empty until the strings have been counted.
    std::vector<OptionChoice> options = {};

    bool operator==(const ImportColumn &) const = default;
};

// A mandatory field for this kind of import, as text, such as “Email or External ID”.
struct RequiredColumn
{
    QString title;
    bool met = false;

    bool operator==(const RequiredColumn &) const = default;
};

// A text in an option field for which no option has been chosen.
struct OpenDecision
{
    int column = 0;
    QString text;
    qint64 rows = 0;

    bool operator==(const OpenDecision &) const = default;
};

} // namespace storedesk::importcheck
