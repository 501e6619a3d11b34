// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practicestore.h"

#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QDir>

namespace storedesk::gui {

base::Result<std::unique_ptr<PracticeStore>> PracticeStore::open(const base::Clock &clock,
                                                                 const QString &dataFolder)
{
    practice::ServiceOptions options;
    if (!dataFolder.isEmpty()) {
        const auto folder = base::placesOf(dataFolder).data;
        if (const auto made = base::makePrivateFolder(folder); !made)
            return tl::unexpected(made.error());
        options.dataFile = QDir(folder).filePath(QStringLiteral("practice.sqlite"));
    }
    auto service = practice::Service::start(options, clock);
    if (!service)
        return tl::unexpected(service.error());
    return std::unique_ptr<PracticeStore>(new PracticeStore(std::move(*service)));
}

PracticeStore::PracticeStore(std::unique_ptr<practice::Service> service)
    : m_service(std::move(service))
{ }

api::Connection PracticeStore::connection() const
{
    return {.baseUrl = m_service->url(), .key = m_service->apiKey()};
}

ui::StoreMark PracticeStore::mark()
{
    return {.name = QCoreApplication::translate("PracticeStore", "Practice store"),
            .kind = QCoreApplication::translate("PracticeStore", "Practice"),
            .colour = ui::StoreColour::Teal,
            .note = QCoreApplication::translate("PracticeStore",
                                                "Runs on this computer. Nobody is written to.")};
}

} // namespace storedesk::gui
