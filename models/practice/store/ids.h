// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::practice {

// The kinds of records with an id. Must not be reordered, because ids depend on the order.
enum class IdKind : quint8 {
    Contact,
    Purchase,
    Product,
    Export,
    Import,
    CouponSet,
    Workflow,
    Store,
    ContactField,
    CustomIntegration,
    CustomEventType,
    Activity,
    Segment,
    Report,
    Content,
    Count
};

// Converts a row's number to an id of 24 hexadecimal digits and back. The id looks random but
// depends only on the seed, kind and number, so no table needs a column for it.
class Ids final
{
public:
    explicit Ids(quint64 seed);

    [[nodiscard]] QString of(IdKind kind, qint64 number) const;
    // Returns nothing if the id does not belong to this kind.
    [[nodiscard]] std::optional<qint64> number(IdKind kind, QStringView id) const;
    [[nodiscard]] static bool wellFormed(QStringView id);

private:
    [[nodiscard]] quint64 mixed(IdKind kind, qint64 number) const;
    [[nodiscard]] quint32 tail(quint64 mixed) const;

    quint64 m_seed;
};

} // namespace storedesk::practice
