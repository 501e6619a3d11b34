// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "desk/desk.h"
#include "exports/exportrules.h"
#include "exports/exportshelf.h"
#include "practice/service/service.h"
#include "support/fastclock.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

namespace support {

// An account of a practice store whose exports are brought to this computer.
class ExportBench
{
public:
    using Options = storedesk::practice::ServiceOptions;
    using Id = storedesk::catalogue::OperationId;

    explicit ExportBench(Options options = {.contacts = 40, .requestsPerMinute = 0, .speed = 10})
    {
        auto started = storedesk::practice::Service::start(options, m_clock);
        if (!started)
            qFatal("%s", qPrintable(started.error().what));
        m_service = std::move(*started);
        open();
    }
    ~ExportBench()
    {
        close();
        QThreadPool::globalInstance()->waitForDone(); // whoever still writes into the folder
    }
    Q_DISABLE_COPY_MOVE(ExportBench)

    void open()
    {
        m_desk = std::make_unique<storedesk::desk::Desk>(
            storedesk::accounts::Profile{.id = QStringLiteral("test"),
                                         .name = QStringLiteral("Casa Oliva"),
                                         .address = m_service->url(),
                                         .guard = storedesk::accounts::GuardLevel::Free,
                                         .requestsPerMinute = 0},
            m_service->apiKey(), m_clock, m_folder.path());
        (void)shelf();
    }
    // As a program that ends at once: nothing is told to anybody.
    void close() { m_desk.reset(); }

    [[nodiscard]] storedesk::exports::ExportShelf &shelf()
    {
        return storedesk::exports::ExportShelf::of(*m_desk);
    }
    [[nodiscard]] storedesk::jobs::JobBoard &board()
    {
        return storedesk::jobs::JobBoard::of(*m_desk);
    }
    [[nodiscard]] storedesk::desk::Desk &desk() { return *m_desk; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::base::Clock &clock() { return m_clock; }
    [[nodiscard]] QDate today() const { return m_clock.now().date(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    template <typename IsSo>
    [[nodiscard]] static bool until(IsSo isSo)
    {
        return QTest::qWaitFor(isSo, 60'000);
    }

    // Begins it as a job; its id.
    [[nodiscard]] QString begin(const storedesk::jobs::ExportPlan &plan)
    {
        QString id;
        const auto told = QObject::connect(&shelf(), &storedesk::exports::ExportShelf::begun,
                                           &shelf(), [&id](const QString &job) { id = job; });
        shelf().begin(plan);
        (void)until([&id] { return !id.isEmpty(); });
        QObject::disconnect(told);
        return id;
    }
    // The table, when it is here.
    [[nodiscard]] storedesk::exports::KeptExport keptOf(const QString &job)
    {
        if (!until([&] { return shelf().find(job) != nullptr; }))
            return {};
        return *shelf().find(job);
    }
    [[nodiscard]] std::vector<storedesk::journal::JobRow> rows(const QString &job)
    {
        auto journal =
            storedesk::journal::Journal::openAgain(board().folder().pathOf(job), m_clock);
        return journal
            ? (*journal)->rows({}, 0, 1'000).value_or(std::vector<storedesk::journal::JobRow>())
            : std::vector<storedesk::journal::JobRow>();
    }
    // How many exports were really made.
    [[nodiscard]] int applied(Id operation = Id::CreateExport)
    {
        return ledger().applied(operation);
    }

private:
    FastClock m_clock;
    QTemporaryDir m_folder;
    std::unique_ptr<storedesk::practice::Service> m_service;
    std::unique_ptr<storedesk::desk::Desk> m_desk;
};

} // namespace support
