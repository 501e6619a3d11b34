// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/cellrule.h"

#include <QHash>
#include <QJsonObject>

#include <vector>

namespace storedesk::catalogue {

// The shape of a body: the members that an object may have and their dependencies. Single values
// are checked by cell rules, so that files and bodies are checked by the same rules.
class BodyForm final
{
public:
    // With Texts, every value is a string, as in a file.
    enum class Values : quint8 { Json, Texts };

    explicit BodyForm(const FieldSet &fields);

    [[nodiscard]] const CellRule &cell(std::size_t rule) const { return m_cells[rule]; }
    [[nodiscard]] std::vector<FieldFault> check(const QJsonObject &body, Values values) const;

private:
    friend class BodyWalk;

    struct Member
    {
        QString name;
        bool required = false;
        bool filled = false;
        bool readOnly = false;
        std::size_t cell = 0;
        // For an object or a list of objects: the index of its members.
        std::size_t object = 0;
        // Depth of the enclosing object that has the deciding member.
        std::size_t whenDepth = 0;
        QString whenName = {};
        std::size_t whenCell = 0;
        QStringList whenValues = {};
        QString unlessName = {};
    };
    struct Object
    {
        std::vector<Member> members = {};
        QHash<QString, std::size_t> byName = {};
        std::size_t depth = 0;
    };

    void add(const FieldSet &fields, std::size_t cell, QHash<QString, std::size_t> &objects);

    std::vector<CellRule> m_cells;
    std::vector<Object> m_objects;
    bool m_strict;
};

} // namespace storedesk::catalogue
