// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/jsonmembers.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QStringList>

#include <vector>

namespace storedesk::importcheck {

// How the cells of a derived column are computed from other columns in the row.
enum class Derivation : quint8 {
    // Joins the cells that are not blank.
    Join,
    // The given name in a full name, such as “Ana” in “Ana López” or “López, Ana”.
    GivenName,
    Surname,
    // The text before the first separator, or the whole text if there is none.
    Before,
    // The text after the first separator, or nothing if there is none.
    After,
    Count
};

// A column that is not in the file but computed from its columns.
struct DerivedColumn
{
    QString name;
    Derivation derivation = Derivation::Join;
    // The names of columns in the file. All but Join use only the first.
    QStringList sources = {};
    // Not used by names.
    QString separator = {};

    bool operator==(const DerivedColumn &) const = default;
};

// The same, ready for use with the cells of a row.
struct DerivedCell
{
    Derivation derivation = Derivation::Join;
    // The columns in the file.
    std::vector<int> sources = {};
    QByteArray separator = {};

    // The cells are those of the source columns.
    [[nodiscard]] QByteArray text(const QByteArrayList &cells) const;
};

[[nodiscard]] QJsonArray jsonOf(const std::vector<DerivedColumn> &columns);
// Reads the member “derived”. Faults are added to the members.
[[nodiscard]] std::vector<DerivedColumn> derivedColumnsFrom(base::JsonMembers &members);

} // namespace storedesk::importcheck
