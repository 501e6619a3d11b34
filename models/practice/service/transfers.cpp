// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/transfers.h"

#include "practice/core/problem.h"
#include "practice/exports/exports.h"
#include "practice/imports/imports.h"
#include "practice/seed/transferseed.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

using enum catalogue::OperationId;

static constexpr auto secretSetting = "secret"_L1;

// The secret is stored with the data, so that addresses remain valid after a restart.
static QByteArray secretOf(Store &store)
{
    if (const auto kept = store.setting(secretSetting); !kept.isEmpty())
        return QByteArray::fromHex(kept.toLatin1());
    std::array<quint32, 8> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), numbers.size());
    const QByteArray secret(reinterpret_cast<const char *>(numbers.data()), sizeof numbers);
    store.set(secretSetting, QString::fromLatin1(secret.toHex()));
    return secret;
}

void Transfers::forgetAddresses(Store &store)
{
    store.set(secretSetting, u""_s);
}

QString Transfers::folderOf(const QString &store)
{
    return store + u".files"_s;
}

static QString madeFolder(const QString &folder)
{
    if (QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

static Tempo queuedFor(Tempo tempo, std::chrono::milliseconds queued)
{
    tempo.queued = queued;
    return tempo;
}

Transfers::Transfers(Store &store, const ServiceOptions &options, const base::Clock &clock)
    : m_context{.store = store, .clock = clock, .paging = options.paging}
    , m_report(options.errorReport)
    , m_files(std::make_unique<Files>(madeFolder(folderOf(store.database().path())),
                                      secretOf(store), clock))
    , m_exports(std::make_unique<Exports>(m_context, *m_files,
                                          queuedFor(exportTempo(options.speed), options.queued),
                                          options.headings))
    , m_imports(std::make_unique<Imports>(
          m_context, *m_files, queuedFor(importTempo(options.speed), options.queued), m_report))
{ }

Transfers::~Transfers() = default;

base::Result<void> Transfers::seed(std::optional<Moment> moment)
{
    auto context = m_context;
    context.moment = moment;
    return TransferSeed(context, *m_files, m_report).run();
}

bool Transfers::advance()
{
    const bool imports = m_imports->advance();
    const bool exports = m_exports->advance();
    return imports || exports;
}

PracticeResponse Transfers::answer(const PracticeRequest &request)
{
    switch (request.operation->id) {
    case ListExports:
        return m_exports->list(request);
    case CreateExport:
        return m_exports->create(request);
    case CreateDataExplorerExport:
        return m_exports->createExplorer(request);
    case GetExport:
        return m_exports->get(request);
    case DeleteExport:
        return m_exports->remove(request);
    case ListImports:
        return m_imports->list(request);
    case CreateImport:
        return m_imports->create(request);
    case GetImport:
        return m_imports->get(request);
    case DeleteImport:
        return m_imports->remove(request);
    default:
        return problem(404, u"No such transfer."_s);
    }
}

std::optional<FileAnswer> Transfers::file(QByteArrayView token, const QString &fileName) const
{
    return m_files->find(token, fileName);
}

} // namespace storedesk::practice
