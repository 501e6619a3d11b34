// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventsources.h"
#include "base/newfile.h"

#include "catalogue/key.h"
#include "events/definition.h"
#include "events/fieldtable.h"
#include "ui/events/eventfields.h"
#include "ui/events/samplepanel.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/pastedtable.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

EventSources::EventSources(EventFields &fields, PageHost &host, QWidget *page)
    : QObject(page)
    , m_fields(fields)
    , m_host(host)
    , m_page(page)
    , m_samples(new SamplePanel(host.theme(), page))
{
    m_samples->setObjectName(u"samples"_s);
    m_samples->hide();
    connect(m_samples, &SamplePanel::closed, m_samples, &QWidget::hide);
    connect(m_samples, &SamplePanel::proposed, this, &EventSources::take);
}

void EventSources::setDefinition(std::function<QJsonObject()> definition)
{
    m_definition = std::move(definition);
}

void EventSources::addTo(PageHead &head)
{
    const auto button = [this, &head](Icon icon, const QString &name, const QString &text) {
        auto *made = new Button(icon, text, m_host.theme(), m_page);
        made->setObjectName(name);
        head.add(made);
        return made;
    };
    auto *sample = button(Icon::Events, u"fromSample"_s, tr("From a sample…"));
    connect(sample, &QPushButton::clicked, this, &EventSources::showSamples);
    auto *pasted = button(Icon::Paste, u"pasteFields"_s, tr("Paste fields"));
    pasted->setToolTip(tr("Spreadsheet rows: ID, name, type, required, identifier, options, "
                          "country code, JSON Pointer. The first row may contain these headings."));
    connect(pasted, &QPushButton::clicked, this, &EventSources::paste);
    auto *file = button(Icon::Files, u"definition"_s, tr("Definition"));
    auto *menu = new QMenu(file);
    const auto action = [this, menu](const QString &text, auto handler) {
        connect(menu->addAction(text), &QAction::triggered, this, handler);
    };
    const auto json = tr("Definitions (*.json)");
    action(tr("&Save the definition…"), [this, json] {
        choose(tr("Save the definition"), json, true, &EventSources::saveDefinition);
    });
    action(tr("&Open a definition…"), [this, json] {
        choose(tr("Open a definition"), json, false, &EventSources::openDefinition);
    });
    action(tr("&Fields from a CSV file…"), [this] {
        choose(tr("Fields from a CSV file"), tr("Tables (*.csv *.tsv *.txt)"), false,
               &EventSources::readTable);
    });
    file->setMenu(menu);
}

void EventSources::showSamples()
{
    m_samples->show();
    m_samples->goTo();
}

void EventSources::choose(const QString &title, const QString &filter, bool save,
                          void (EventSources::*then)(const QString &))
{
    auto *dialog = fileDialog(m_host, m_page->window(), title);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(save ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilter(filter);
    if (save) {
        const auto definition = m_definition ? m_definition() : QJsonObject();
        const auto alias = definition[key::alias].toString();
        dialog->setDefaultSuffix(u"json"_s);
        dialog->selectFile(alias.isEmpty() ? u"event-type.json"_s : alias + u".json"_s);
    }
    connect(dialog, &QFileDialog::fileSelected, this, then);
    m_host.openDialog(dialog);
}

// Replaces the fields if the user has not changed them; otherwise merges the proposed fields into
// them.
void EventSources::take(const storedesk::events::Proposal &proposal)
{
    const auto present = m_fields.fields();
    const bool fresh = present == m_untouched || present.isEmpty();
    const auto merged =
        fresh ? proposal.fields : storedesk::events::mergedFields(present, proposal.fields);
    if (merged != present)
        m_fields.setFields(merged);
    Q_EMIT proposed(proposal);
    Q_EMIT fieldsRead(fresh ? 0 : static_cast<int>(std::min(present.size(), merged.size() - 1)));
    m_host.tell(tr("%n field(s) added.", nullptr,
                   static_cast<int>(merged.size() - (fresh ? 0 : present.size()))));
}

void EventSources::takeRows(const QByteArray &text)
{
    const auto rows = storedesk::events::fieldRowsIn(text);
    if (!rows.fields.isEmpty()) {
        if (m_fields.fields() == m_untouched && rows.fields.contains(m_untouched.at(0)))
            m_fields.setFields({});
        Q_EMIT fieldsRead(m_fields.addAll(rows.fields));
        m_host.tell(tr("%n field(s) added.", nullptr, static_cast<int>(rows.fields.size())));
    }
    if (rows.fields.isEmpty() && rows.unread.isEmpty()) {
        Q_EMIT failed({.what = tr("There are no rows to paste."),
                       .next = tr("Copy rows from a spreadsheet first: ID, name and type.")});
        return;
    }
    QStringList lines;
    for (const auto &row : rows.unread)
        lines.append(tr("Row %1: %2").arg(QString::number(row.line), row.why));
    if (!lines.isEmpty())
        Q_EMIT failed(
            {.what = tr("Couldn't read %n row(s).", nullptr, static_cast<int>(lines.size())),
             .why = lines.mid(0, 5).join(u' ')});
}

void EventSources::paste()
{
    const auto *data = QGuiApplication::clipboard()->mimeData();
    takeRows(data ? tableTextOf(*data).toUtf8() : QByteArray());
}

void EventSources::reportUnread(const QFile &file)
{
    Q_EMIT failed(
        {.what = tr("Couldn't read “%1”.").arg(file.fileName()), .why = file.errorString()});
}

void EventSources::readTable(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        takeRows(file.readAll());
    else
        reportUnread(file);
}

void EventSources::openDefinition(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        reportUnread(file);
        return;
    }
    const auto read = storedesk::events::definitionIn(file.readAll());
    if (read)
        Q_EMIT definitionRead(*read);
    else
        Q_EMIT failed(read.error());
}

void EventSources::saveDefinition(const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto bytes = storedesk::events::definitionFile(m_definition());
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        m_host.tell(tr("The definition was saved in “%1”.").arg(path));
    else
        Q_EMIT failed({.what = tr("Couldn't save the definition."), .why = file.errorString()});
}

} // namespace storedesk::ui::events
