// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "importcheck/columntarget.h"
#include "importcheck/importsettings.h"

namespace storedesk::importcheck {

// Decides whether a cell is faulty in the form in which it would be sent. Applies the field's rule
// and also detects values that the service accepts but that are probably mistakes, such as an
// impossible phone number. Immutable after construction, so that any number of threads can use it.
class CellFaults final
{
public:
    // Checking phone numbers against numbering plans is slow, so it is done only on request or if a
    // repair needs it.
    enum class Phones : quint8 { Form, Closely };
    CellFaults(const catalogue::FieldSet &fields, const ImportSettings &settings, Phones phones);

    // Targets refer to these rules by index and address.
    [[nodiscard]] const std::vector<catalogue::FieldRule> &rules() const
    {
        return m_checker.fields().rules;
    }
    [[nodiscard]] FaultKind faultOf(const ColumnTarget &target, QByteArrayView text) const;

private:
    [[nodiscard]] FaultKind faultBy(catalogue::Reason reason, const ColumnTarget &target,
                                    QByteArrayView text) const;
    // Returns whether the action makes the cell valid.
    [[nodiscard]] bool helps(Action action, const ColumnTarget &target, QByteArrayView text) const;
    // Returns whether a number such as 1.500 means thousands, because other cells in the column
    // have a decimal comma. The service would read it as 1.5.
    [[nodiscard]] bool isThousands(const ColumnTarget &target, QByteArrayView text) const;
    [[nodiscard]] bool isOfStore(QByteArrayView address) const;
    // Expects a number in a valid form.
    [[nodiscard]] FaultKind phoneFaultOf(const ColumnTarget &target, QByteArrayView text) const;
    // Expects a cell that is valid according to its field's rule.
    [[nodiscard]] FaultKind likelyFaultOf(const ColumnTarget &target, QByteArrayView text) const;

    catalogue::Checker m_checker;
    // Whether the rows become requests in a bulk job.
    bool m_isFixed;
    QByteArrayList m_domains;
    std::shared_ptr<const CodePrints> m_sentCodes;
    bool m_closely;
};

} // namespace storedesk::importcheck
