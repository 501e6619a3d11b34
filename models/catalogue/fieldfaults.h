// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"

namespace storedesk::catalogue {

// Faults in the order of detection, at most one per member.
class FieldFaults final
{
public:
    explicit FieldFaults(std::vector<FieldFault> faults = {});

    void add(const QString &pointer, Reason reason);
    [[nodiscard]] bool isEmpty() const { return m_faults.empty(); }
    [[nodiscard]] const std::vector<FieldFault> &faults() const { return m_faults; }

private:
    std::vector<FieldFault> m_faults;
};

} // namespace storedesk::catalogue
