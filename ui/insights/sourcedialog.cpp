// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sourcedialog.h"

#include "insightsource/warehousesource.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QTimeZone>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightsource::InsightFiles;

SourceDialog::SourceDialog(insightsource::InsightSource &source, PageHost &host)
    : m_source(source)
    , m_host(host)
    , m_exports(new QRadioButton(tr("Use the newest &exports on this computer"), this))
    , m_files(new QRadioButton(tr("Use these &files"), this))
    , m_warehouse(
          new QRadioButton(tr("Use the &warehouse %1").arg(source.warehouse().name()), this))
    , m_activities(new QLineEdit(this))
    , m_contacts(new QLineEdit(this))
    , m_lines(new QLineEdit(this))
    , m_asOf(new QDateTimeEdit(this))
    , m_zone(new QComboBox(this))
{
    setObjectName(u"insightSource"_s);
    setWindowTitle(tr("Data for insights"));
    m_exports->setObjectName(u"sourceExports"_s);
    m_files->setObjectName(u"sourceFiles"_s);
    m_warehouse->setObjectName(u"sourceWarehouse"_s);
    m_warehouse->setVisible(!source.warehouse().name().isEmpty());
    m_activities->setObjectName(u"sourceActivities"_s);
    m_contacts->setObjectName(u"sourceContacts"_s);
    m_lines->setObjectName(u"sourceLines"_s);
    m_asOf->setObjectName(u"sourceAsOf"_s);
    m_zone->setObjectName(u"sourceZone"_s);
    build();
    const auto &files = source.files();
    m_activities->setText(files.activities.join(u';'));
    m_contacts->setText(files.contacts);
    m_lines->setText(files.lines.join(u';'));
    showEnd(files.asOf.isValid() ? files.asOf : QDateTime::currentDateTime());
    (source.usesWarehouse()     ? m_warehouse
         : source.usesExports() ? m_exports
                                : m_files)
        ->setChecked(true);
    for (auto *field : {m_activities, m_contacts, m_lines})
        connect(field, &QLineEdit::textEdited, this, &SourceDialog::noteFile);
}

void SourceDialog::build()
{
    auto *box = new QVBoxLayout(this);
    box->setSpacing(10);
    box->addWidget(m_exports);
    box->addWidget(m_warehouse);
    box->addWidget(m_files);
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeading);
    form->addRow(tr("&Activities"), makeFileField(m_activities, tr("Activities")));
    form->addRow(tr("&Contacts"), makeFileField(m_contacts, tr("Contacts")));
    form->addRow(tr("Purchased &products"), makeFileField(m_lines, tr("Purchased products")));
    m_asOf->setDisplayFormat(u"yyyy-MM-dd HH:mm"_s);
    form->addRow(tr("Data until"), m_asOf);
    for (const auto &zone : QTimeZone::availableTimeZoneIds())
        m_zone->addItem(QString::fromLatin1(zone));
    m_zone->setEditable(true);
    m_zone->setInsertPolicy(QComboBox::NoInsert);
    m_zone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_zone->completer()->setFilterMode(Qt::MatchContains);
    m_zone->setCurrentText(QString::fromLatin1(m_source.zone().id()));
    form->addRow(tr("Time &zone"), m_zone);
    box->addLayout(form);
    auto *note = new QLabel(tr("Days and months follow this time zone. Rows after “Data until” are "
                               "left out. Files stay on this computer."),
                            this);
    note->setWordWrap(true);
    setRole(note, Role::Small);
    box->addWidget(note);
    auto *foot = new QHBoxLayout;
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), this);
    auto *use = new Button(tr("Use this data"), m_host.theme(), this);
    use->setObjectName(u"useSource"_s);
    use->setKind(Role::Primary);
    use->setDefault(true);
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(use);
    box->addLayout(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(use, &QPushButton::clicked, this, &SourceDialog::accept);
    setMinimumWidth(m_host.theme().scaled(560));
}

QWidget *SourceDialog::makeFileField(QLineEdit *field, const QString &title)
{
    auto *group = new QWidget(this);
    auto *line = rowIn(group, 6);
    field->setAccessibleName(title);
    line->addWidget(field, 1);
    auto *choose = new Button(tr("Choose…"), m_host.theme(), group);
    choose->setAccessibleName(tr("Choose: %1").arg(title));
    line->addWidget(choose);
    connect(choose, &QPushButton::clicked, this, [this, field, title] { browse(field, title); });
    return group;
}

void SourceDialog::browse(QLineEdit *field, const QString &title)
{
    auto *dialog = fileDialog(m_host, this, title);
    dialog->setFileMode(field == m_contacts ? QFileDialog::ExistingFile
                                            : QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Tables (*.csv *.zip *.gz *.xlsx *.ods)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, [this, field](const QStringList &paths) {
        field->setText(paths.join(u';'));
        noteFile();
    });
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// Assumes that the data in a file ends when the file was written. The user can change this.
void SourceDialog::noteFile()
{
    m_files->setChecked(true);
    const QFileInfo file(m_activities->text().section(u';', 0, 0));
    if (file.isFile())
        showEnd(file.lastModified());
}

// In the zone of the store.
void SourceDialog::showEnd(const QDateTime &time)
{
    const auto local = time.toTimeZone(m_source.zone());
    m_asOf->setDateTime(QDateTime(local.date(), local.time()));
}

static QStringList pathsIn(const QString &text)
{
    QStringList paths;
    for (const auto &part : text.split(u';', Qt::SkipEmptyParts))
        paths.append(part.trimmed());
    return paths;
}

void SourceDialog::accept()
{
    const QTimeZone zone(m_zone->currentText().toLatin1());
    if (zone.isValid() && (zone != m_source.zone() || m_source.isZoneUnknown()))
        m_source.setZone(zone);
    if (m_exports->isChecked()) {
        m_source.useExports();
    } else if (m_warehouse->isChecked()) {
        m_source.useWarehouse();
    } else {
        const auto asOf = m_asOf->dateTime();
        m_source.openFiles({.activities = pathsIn(m_activities->text()),
                            .contacts = m_contacts->text().trimmed(),
                            .lines = pathsIn(m_lines->text()),
                            .asOf = QDateTime(asOf.date(), asOf.time(), m_source.zone()).toUTC()});
    }
    QDialog::accept();
}

} // namespace storedesk::ui::insights
