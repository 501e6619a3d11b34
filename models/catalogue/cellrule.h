// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <string>
#include <string_view>
#include <vector>

namespace storedesk::catalogue {

// Checks a single value of a field: the part of a rule that does not depend on other fields,
// compiled for speed.
class CellRule final
{
public:
    explicit CellRule(const FieldRule &rule);

    [[nodiscard]] Type type() const { return m_type; }
    [[nodiscard]] bool isList() const { return m_type == Type::Choices || m_type == Type::Texts; }

    // Checks a cell that is not empty. The elements of a list are separated by a vertical bar.
    [[nodiscard]] Reason check(std::string_view cell) const noexcept;
    // Checks a whole value, or one element of a list.
    [[nodiscard]] Reason checkSingle(std::string_view text) const noexcept;
    [[nodiscard]] Reason checkNumber(double value) const noexcept;
    [[nodiscard]] Reason checkCount(qsizetype elements) const noexcept;

private:
    [[nodiscard]] Reason checkList(std::string_view cell) const noexcept;
    [[nodiscard]] Reason checkInteger(std::string_view text) const noexcept;
    [[nodiscard]] Reason checkDate(std::string_view text) const noexcept;
    [[nodiscard]] Reason checkLength(std::string_view text) const noexcept;
    [[nodiscard]] bool isChoice(std::string_view text) const noexcept;

    Type m_type;
    // Whether a phone number may lack its prefix.
    bool m_national;
    // Whether a number has a limit.
    bool m_bounded;
    std::size_t m_maxLength;
    double m_minimum;
    double m_maximum;
    qint64 m_earliest;
    qint64 m_latest;
    // Sorted by length, then by bytes.
    std::vector<std::string> m_choices;
};

} // namespace storedesk::catalogue
