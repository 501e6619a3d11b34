// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/practicestore.h"

#include "base/privatefolder.h"
#include "practice/faults/faultspec.h"

#include <QDir>

namespace storedesk::practice {

base::Result<std::unique_ptr<PracticeStore>>
PracticeStore::open(const base::Clock &clock, const QString &folder, int requestsPerMinute)
{
    ServiceOptions options{.history = StoreHistory::Full, .requestsPerMinute = requestsPerMinute};
    if (!folder.isEmpty()) {
        if (const auto made = base::makePrivateFolder(folder); !made)
            return tl::unexpected(made.error());
        options.dataFile = QDir(folder).filePath(QStringLiteral("practice.sqlite"));
    }
    auto service = Service::start(options, clock);
    if (!service)
        return tl::unexpected(service.error());
    return std::unique_ptr<PracticeStore>(new PracticeStore(std::move(*service)));
}

PracticeStore::PracticeStore(std::unique_ptr<Service> service)
    : m_service(std::move(service))
{ }

void PracticeStore::play(const QStringList &troubles)
{
    std::vector<FaultRule> rules;
    for (const auto &trouble : troubles) {
        if (const auto rule = parseFaultRule(trouble))
            rules.push_back(*rule);
        else
            qWarning("%s", qUtf8Printable(rule.error().what));
    }
    m_service->play(rules);
}

} // namespace storedesk::practice
