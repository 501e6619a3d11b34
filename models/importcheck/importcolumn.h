// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace storedesk::importcheck {

// Origin of the target of a column or the option of a text.
enum class How : quint8 {
    None,
    // The name or title of the field.
    Exact,
    // A different spelling or language, or similar values.
    Alike,
    // From an earlier file with the same headings.
    LastTime,
    ByHand
};

// A text in a column and the number of its rows.
struct TextCount
{
    QString text;
    qint64 rows = 0;

    bool operator==(const TextCount &) const = default;
};

// The option for a text of the file in a field with options.
struct OptionChoice
{
    QString text;
    qint64 rows = 0;
    // ID of the option. If empty, the cell is left blank once the user has confirmed it.
    QString option = {};
    // None until an option has been chosen.
    How how = How::None;

    bool operator==(const OptionChoice &) const = default;
};

// A column of the file and its target field.
struct ImportColumn
{
    QString name;
    // The first values.
    QStringList samples = {};
    // Share of rows with a value; -1 until counted.
    double fill = -1;
    // Key of the field. Empty if the column is not imported.
    QString target = {};
    How how = How::None;
    // Whether the field is mandatory for this kind of import.
    bool required = false;
    // Whether the field has options.
    bool choices = false;
    // Whether the column has more distinct texts than options can be chosen for.
    bool more = false;
    // Texts with the most rows first. Empty until counted.
    std::vector<OptionChoice> options = {};

    bool operator==(const ImportColumn &) const = default;
};

// A mandatory field of this kind of import, as text: “Email or External ID”.
struct RequiredColumn
{
    QString title;
    bool met = false;

    bool operator==(const RequiredColumn &) const = default;
};

// A text of an option field without a chosen option.
struct OpenDecision
{
    int column = 0;
    QString text;
    qint64 rows = 0;

    bool operator==(const OpenDecision &) const = default;
};

} // namespace storedesk::importcheck
