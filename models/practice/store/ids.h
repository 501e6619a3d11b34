// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace storedesk::practice {

// What has an id. Never reorder: ids follow from it.
enum class Kind : quint8 {
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

// Turns the number of a row into an id of 24 hexadecimal digits and back. The id looks random and
// follows from seed, kind and number alone, so no table needs a column for it.
class Ids final
{
public:
    explicit Ids(quint64 seed);

    [[nodiscard]] QString of(Kind kind, qint64 number) const;
    // Nothing when the id was never given to a record of this kind.
    [[nodiscard]] std::optional<qint64> number(Kind kind, QStringView id) const;
    [[nodiscard]] static bool wellFormed(QStringView id);

private:
    [[nodiscard]] quint64 mixed(Kind kind, qint64 number) const;
    [[nodiscard]] quint32 tail(quint64 mixed) const;

    quint64 m_seed;
};

} // namespace storedesk::practice
