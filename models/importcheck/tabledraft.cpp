// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/tabledraft.h"

#include "base/newfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

TableDraft::TableDraft(QString temporaryFolder, QObject *parent)
    : QObject(parent)
    , m_temporaryFolder(std::move(temporaryFolder))
{ }

TableDraft::~TableDraft()
{
    if (!m_ownFile.isEmpty())
        QFile::remove(m_ownFile);
}

const QString &TableDraft::path() const
{
    return m_origin.path.isEmpty() ? m_ownFile : m_origin.path;
}

void TableDraft::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void TableDraft::halt()
{
    stopWork();
    if (m_state == State::Reading || m_state == State::Checking)
        m_state = outline() ? State::Read : State::Empty;
}

void TableDraft::stop()
{
    halt();
    Q_EMIT changed();
}

void TableDraft::failToRead(const base::Problem &problem)
{
    halt();
    dropTable();
    m_problem = problem;
    setState(State::Empty);
}

void TableDraft::clear()
{
    m_origin = {};
    m_tableReading.reset();
    failToRead({});
}

void TableDraft::open()
{
    halt();
    m_problem = {};
    read();
    setState(State::Reading);
}

void TableDraft::openFile(const QString &path, const sheet::ReadOptions &reading)
{
    m_origin = {.path = path, .title = QFileInfo(path).fileName(), .reading = reading};
    m_tableReading.reset();
    open();
}

void TableDraft::openText(const QString &text, const QString &title, bool generated)
{
    m_origin = {.path = {}, .title = title, .generated = generated};
    m_tableReading.reset();
    if (!m_ownFile.isEmpty())
        QFile::remove(m_ownFile);
    m_ownFile = QDir(m_temporaryFolder)
                    .filePath(u"rows-%1.csv"_s.arg(QUuid::createUuid().toString(QUuid::Id128)));
    base::NewFile file(m_ownFile);
    const auto bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failToRead({.what = tr("Couldn't store the rows."), .why = file.errorString()});
    open();
}

void TableDraft::setReading(const sheet::ReadOptions &reading)
{
    if (reading == m_origin.reading)
        return;
    m_origin.reading = reading;
    // After a failure, other options may make the table readable.
    if (m_state != State::Empty || outline() || m_tableReading)
        open();
}

} // namespace storedesk::importcheck
