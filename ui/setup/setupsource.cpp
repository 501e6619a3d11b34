// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setupsource.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "events/setupreader.h"
#include "ui/host/accountactions.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"

#include <QFile>
#include <QFileInfo>

namespace storedesk::ui::setup {

using storedesk::events::SetupReader;

// Maximum size of a file. A setup has a few hundred lines, so a larger file is something else.
static constexpr qint64 mostBytes = 20'000'000;

SetupSource::SetupSource(PageHost &host, QStringList words, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_words(std::move(words))
{ }

SetupSource::~SetupSource() = default;

void SetupSource::read()
{
    m_words.value(0) == fileWord ? readFile() : readAccount();
}

void SetupSource::readFile()
{
    QFile file(m_words.value(1));
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes)
        return Q_EMIT failed({.what = tr("Couldn't read the file."),
                              .why = file.isOpen() ? tr("It is too large.") : file.errorString(),
                              .next = tr("Choose another one.")});
    const auto read = storedesk::events::setupIn(file.readAll());
    if (!read)
        return Q_EMIT failed(read.error());
    m_setup = *read;
    Q_EMIT ready();
}

void SetupSource::readAccount()
{
    const auto *accounts = m_host.accountActions();
    if (!accounts || !accounts->reach)
        return Q_EMIT failed({.what = tr("Other accounts aren't available here.")});
    accounts->reach(m_words.value(1), this, [this](const base::Result<http::Connection> &reached) {
        if (!reached)
            return Q_EMIT failed(reached.error());
        auto connection = *reached;
        connection.guard = http::Protection::ReadOnly;
        m_session = std::make_unique<api::Session>(connection, m_host.clock());
        auto *reader = new SetupReader(*m_session, m_session.get());
        connect(reader, &SetupReader::failed, this, [this](const http::Error &error) {
            Q_EMIT failed(error.words, errorDetails(error));
        });
        connect(reader, &SetupReader::ready, this, [this, reader] {
            m_setup = reader->setup();
            Q_EMIT ready();
        });
        reader->start();
    });
}

void SetupSource::setAlias(const storedesk::events::SetupStep &step, const QString &alias)
{
    namespace key = catalogue::key;
    for (auto &integration : m_setup.integrations) {
        if (integration.definition[key::name].toString() != step.integration)
            continue;
        for (qsizetype at = 0; at < integration.eventTypes.size(); ++at) {
            auto type = integration.eventTypes[at].toObject();
            if (type[key::alias].toString() != step.key)
                continue;
            type[key::alias] = alias;
            integration.eventTypes[at] = type;
        }
    }
}

StoreMark SetupSource::mark() const
{
    if (m_words.value(0) == fileWord)
        return {.name = QFileInfo(m_words.value(1)).fileName(), .kind = tr("Setup file")};
    const auto *accounts = m_host.accountActions();
    if (accounts && accounts->profiles) {
        for (const auto &profile : accounts->profiles()) {
            if (profile.id == m_words.value(1))
                return markOf(profile);
        }
    }
    return {.name = tr("Unknown account")};
}

} // namespace storedesk::ui::setup
