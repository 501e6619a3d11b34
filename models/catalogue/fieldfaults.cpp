// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fieldfaults.h"

#include <algorithm>

namespace storedesk::catalogue {

FieldFaults::FieldFaults(std::vector<FieldFault> faults)
    : m_faults(std::move(faults))
{ }

void FieldFaults::add(const QString &pointer, Reason reason)
{
    if (std::ranges::find(m_faults, pointer, &FieldFault::path) == m_faults.end())
        m_faults.push_back({.path = pointer, .name = pointer.section(u'/', -1), .reason = reason});
}

} // namespace storedesk::catalogue
