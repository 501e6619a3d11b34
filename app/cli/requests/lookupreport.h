// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/terminal/exitcode.h"

#include "jobs/lookuplist.h"

namespace storedesk::cli {

// Prints the results in the requested order, as soon as they are known.
class LookupReport final : public QObject
{
    Q_OBJECT

public:
    // The list must outlive the report.
    LookupReport(const jobs::LookupList &list, bool asJson);

    [[nodiscard]] ExitCode end() const;

private:
    void printOn();

    const jobs::LookupList &m_list;
    bool m_asJson;
    std::size_t m_printed = 0;
};

} // namespace storedesk::cli
