// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

#include <string>
#include <string_view>
#include <vector>

namespace storedesk::catalogue {

// What a single value of a field has to look like: the part of a rule that needs no other field, in
// the form that checks fast.
class CellRule final
{
public:
    explicit CellRule(const FieldRule &rule);

    [[nodiscard]] Type type() const { return m_type; }
    [[nodiscard]] bool isList() const { return m_type == Type::Choices || m_type == Type::Texts; }

    // A filled cell; the elements of a list are separated by a vertical bar.
    [[nodiscard]] Reason check(std::string_view cell) const noexcept;
    // A whole value, or one element of a list.
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
    bool m_national; // a phone may come without its prefix
    bool m_bounded; // a number has a limit
    std::size_t m_maxLength;
    double m_minimum;
    double m_maximum;
    qint64 m_earliest;
    qint64 m_latest;
    std::vector<std::string> m_choices; // shorter ones first, then by their bytes
};

} // namespace storedesk::catalogue
