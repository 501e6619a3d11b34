// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practicestore.h"

#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QDir>

namespace storedesk::gui {

base::Result<std::unique_ptr<PracticeStore>>
PracticeStore::open(const base::Clock &clock, const QString &dataFolder, int requestsPerMinute)
{
    practice::ServiceOptions options{.requestsPerMinute = requestsPerMinute};
    if (!dataFolder.isEmpty()) {
        const auto folder = base::placesOf(dataFolder).data;
        if (const auto made = base::makePrivateFolder(folder); !made)
            return tl::unexpected(made.error());
        options.dataFile = QDir(folder).filePath(QStringLiteral("practice.sqlite"));
    }
    auto service = practice::Service::start(options, clock);
    if (!service)
        return tl::unexpected(service.error());
    return std::unique_ptr<PracticeStore>(
        new PracticeStore(std::move(*service), requestsPerMinute));
}

PracticeStore::PracticeStore(std::unique_ptr<practice::Service> service, int requestsPerMinute)
    : m_service(std::move(service))
    , m_requestsPerMinute(requestsPerMinute)
{ }

accounts::Profile PracticeStore::profile() const
{
    return {.id = QStringLiteral("practice"),
            .name = QCoreApplication::translate("PracticeStore", "Practice store"),
            .address = url(),
            .colour = QStringLiteral("teal"),
            .kind = accounts::Kind::Practice,
            .guard = accounts::GuardLevel::Confirm,
            .requestsPerMinute = m_requestsPerMinute};
}

} // namespace storedesk::gui
