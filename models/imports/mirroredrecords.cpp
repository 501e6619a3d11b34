// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/mirroredrecords.h"

#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "storage/contactmirror.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

static constexpr std::size_t contactsAtOnce = 1'000;

static base::Result<void> writeContacts(storage::ContactMirror &mirror,
                                        const QList<qsizetype> &columns, csv::CsvWriter &csv,
                                        base::Progress &progress)
{
    const auto isStopped = [&progress] {
        return progress.cancelled();
    };
    const auto numbers = mirror.search({}, isStopped);
    if (!numbers)
        return tl::unexpected(numbers.error());
    progress.begin(static_cast<qint64>(numbers->size()));
    for (std::size_t first = 0; first < numbers->size() && !isStopped(); first += contactsAtOnce) {
        const auto count = std::min(contactsAtOnce, numbers->size() - first);
        const auto contacts = mirror.rows(std::span(*numbers).subspan(first, count));
        if (!contacts)
            return tl::unexpected(contacts.error());
        for (const auto &contact : *contacts) {
            if (contact.cells.isEmpty())
                continue;
            for (const auto column : columns)
                csv.cell(QByteArrayView(contact.cells.value(column)));
            csv.endRow();
        }
        progress.add(static_cast<qint64>(count));
    }
    return csv.finish();
}

base::Result<QDateTime> writeMirroredContacts(const QString &mirror, const QStringList &fields,
                                              const QString &path, base::Progress &progress)
{
    auto contacts = storage::ContactMirror::open(mirror);
    if (!contacts)
        return tl::unexpected(contacts.error());
    base::NewFile file(path);
    const auto failed = [&file] {
        return tl::unexpected(base::Problem{
            .what = MirroredRecords::tr("Couldn't copy the contacts from the offline copy."),
            .why = file.errorString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    csv::CsvWriter csv(file);
    QList<qsizetype> columns;
    for (const auto &field : fields) {
        if (const auto column = contacts->columns().indexOf(field); column >= 0) {
            columns.append(column);
            csv.cell(field);
        }
    }
    csv.endRow();
    if (const auto written = writeContacts(*contacts, columns, csv, progress); !written)
        return tl::unexpected(written.error());
    if (!file.commit())
        return failed();
    return contacts->asked();
}

QStringList comparedFields(const ImportDraft &draft)
{
    auto fields = importcheck::keysOf(draft.settings().kind);
    for (const auto &column : draft.columns()) {
        if (!column.target.isEmpty())
            fields.append(column.target);
    }
    for (const auto &constant : draft.settings().constants)
        fields.append(constant.key);
    fields.removeDuplicates();
    return fields;
}

MirroredRecords::MirroredRecords(const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_work(clock)
{ }

MirroredRecords::~MirroredRecords()
{
    stop();
}

void MirroredRecords::stop()
{
    m_work.stop();
    if (!m_path.isEmpty())
        QFile::remove(m_path);
    m_path.clear();
}

void MirroredRecords::start(const ImportDraft &draft, const QString &mirror)
{
    stop();
    m_problem = {};
    const auto path =
        QDir(draft.places().temporary)
            .filePath(u"mirrored-%1.csv"_s.arg(QUuid::createUuid().toString(QUuid::Id128)));
    m_work.start(
        [mirror, path, fields = comparedFields(draft)](base::Progress &progress) {
            return writeMirroredContacts(mirror, fields, path, progress);
        },
        [this, path](const base::Result<QDateTime> &asked) {
            if (asked) {
                m_path = path;
                m_asked = *asked;
            } else {
                m_problem = asked.error();
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace storedesk::imports
