// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace storedesk::imports {

// How it was found where a column goes, or what a text means.
enum class How : quint8 {
    None, // it goes nowhere
    Exact, // the name or title of the field
    Alike, // written otherwise, in another language, or by its values
    LastTime, // a file with the same headings was matched so
    ByHand
};

// A text that stands in a column.
struct TextCount
{
    QString text;
    qint64 rows = 0;

    bool operator==(const TextCount &) const = default;
};

// What a text of the file becomes in a field that has options.
struct OptionChoice
{
    QString text;
    qint64 rows = 0;
    QString option = {}; // its id; empty: none, and the cell is left blank when somebody said so
    How how = How::None; // nobody has decided yet

    bool operator==(const OptionChoice &) const = default;
};

// A column of the file and where it goes.
struct ImportColumn
{
    QString name;
    QStringList samples = {}; // its first values
    double fill = -1; // share of rows that have a value; -1: not counted yet
    QString target = {}; // key of the field; empty: it is not imported
    How how = How::None;
    bool required = false; // the kind needs this field
    bool choices = false; // the field has options
    bool more = false; // there are more different texts than options can be chosen for
    std::vector<OptionChoice> options = {}; // most rows first; empty while they are counted

    bool operator==(const ImportColumn &) const = default;
};

// A field that an import of this kind cannot do without, in words: “Email or External ID”.
struct Need
{
    QString title;
    bool met = false;

    bool operator==(const Need &) const = default;
};

// A text of an option field that nobody has decided on.
struct Undecided
{
    int column = 0;
    QString text;
    qint64 rows = 0;

    bool operator==(const Undecided &) const = default;
};

} // namespace storedesk::imports
