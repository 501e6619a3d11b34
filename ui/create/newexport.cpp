// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newexport.h"

#include "api/session.h"
#include "catalogue/isodate.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "desk/desk.h"
#include "items/recordtitle.h"
#include "jobs/formvalues.h"
#include "ui/create/exportrules.h"
#include "ui/create/exportseries.h"
#include "ui/forms/choiceeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/momenteditor.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QButtonGroup>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using catalogue::OperationId;
using namespace Qt::StringLiterals;

NewExport::NewExport(Frame &frame, const Place &place)
    : FormPage(frame, place,
               {.title = tr("New export"),
                .subtitle = tr("The service creates the file in the background; up to five exports "
                               "can wait at a time"),
                .create = tr("Create export in %1"),
                .again = tr("Create export again"),
                .question = tr("Create this export in %1?"),
                .done = tr("The export was created."),
                .icon = Icon::Exports})
    , m_kinds(new QButtonGroup(this))
    , m_offer(new Notice(frame.theme(), this))
    , m_series(new ExportSeries(frame.theme(), this))
{
    buildKinds();
    content()->addWidget(formPanel());
    buildOffer();
    content()->addStretch();
    setTyped({});
    if (const auto kind = place.values.value(0); isExportKind(kind))
        choose(kind);
    start();
    readOther();
}

void NewExport::buildKinds()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    const auto kinds = exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at) {
        auto *button = new Button(kinds[at].label, frame().theme(), this);
        button->setCheckable(true);
        button->setKind(Role::Segment);
        button->setProperty("place",
                            at == 0                      ? u"first"_s
                                : at + 1 == kinds.size() ? u"last"_s
                                                         : QString());
        button->setObjectName(u"kind."_s + kinds[at].id);
        m_kinds->addButton(button, static_cast<int>(at));
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, id = kinds[at].id] {
            const auto before = form()->values();
            choose(id);
            quietly([this, &before] { form()->setValues(before); });
            noteEdit();
        });
    }
    row->addStretch();
    content()->addLayout(row);
}

void NewExport::choose(const QString &kind)
{
    const auto kinds = exportKinds();
    for (qsizetype at = 0; at < kinds.size(); ++at)
        m_kinds->button(static_cast<int>(at))->setChecked(kinds[at].id == kind);
    m_kind = kind;
    const forms::FormShape shape{
        .groups = {
            {.title = tr("What to export"),
             .keys = {exportKeyOf(key::reportId), exportKeyOf(key::segmentId),
                      exportKeyOf(key::fromDate), exportKeyOf(key::toDate),
                      exportKeyOf(key::activityTypes)}},
            {.title = tr("The file"), .keys = {key::delimiter, key::dateFormat, key::version}}}};
    setForm(new forms::FieldForm(exportRules(kind), shape, frame().theme(), this));
    for (const auto &[end, dayAs] :
         {std::pair(key::fromDate, jobs::DayAs::Begin), std::pair(key::toDate, jobs::DayAs::End)}) {
        if (auto *moment = qobject_cast<forms::MomentEditor *>(editor(exportKeyOf(end))))
            moment->setDayAs(dayAs);
    }
    if (auto *layout = qobject_cast<forms::ChoiceEditor *>(editor(key::version)))
        layout->nameUnset(tr("Version 1 (default of the service)"));
    quietly([this] { form()->setValues(fresh()); });
}

bool NewExport::isExplorer() const
{
    return isExplorerKind(m_kind);
}

// The last seven days, and a file that every program reads.
QJsonObject NewExport::fresh() const
{
    auto now = frame().clock().now();
    now.setTime(QTime(now.time().hour(), now.time().minute()));
    QJsonObject values{{key::delimiter, u","_s}, {key::dateFormat, u"ISO"_s}};
    if (hasRange(m_kind)) {
        const auto wire = [this](const QDateTime &moment) {
            return isExplorer() ? moment.toLocalTime().date().toString(Qt::ISODate)
                                : moment.toString(Qt::ISODate);
        };
        values[key::filters] =
            QJsonObject{{key::fromDate, wire(now.addDays(-7))}, {key::toDate, wire(now)}};
    }
    return values;
}

std::optional<qint64> NewExport::days() const
{
    const auto filters = form()->values()[key::filters].toObject();
    return daysBetween(filters[key::fromDate].toString(), filters[key::toDate].toString(),
                       isExplorer());
}

// Empty: it can be sent, as far as is known.
QString NewExport::rangeFault() const
{
    const auto range = days();
    if (!range || m_split || (*range >= 0 && *range <= catalogue::limits::exportDays))
        return {};
    return *range < 0
        ? tr("This is before the start date.")
        : tr("%n day(s): at most 31 in one export.", nullptr, static_cast<int>(*range));
}

// The form has said what is wrong with each field alone; the range is a matter of two.
void NewExport::changed()
{
    if (!isQuiet() && settled())
        setSplit(false); // what was agreed to was another range
    auto *to = editor(exportKeyOf(key::toDate));
    if (!to)
        return showOffer();
    const auto fault = rangeFault();
    const auto range = days();
    to->setNote(range && fault.isEmpty() ? tr("%n day(s)", nullptr, static_cast<int>(*range))
                                         : QString());
    if (!fault.isEmpty())
        to->setReason(fault);
    showOffer();
}

void NewExport::showReasons()
{
    FormPage::showReasons();
    quietly([this] { changed(); });
}

QJsonObject NewExport::typed() const
{
    auto values = form()->values();
    values[key::exportType] = m_kind;
    return values;
}

void NewExport::setTyped(const QJsonObject &typed)
{
    if (typed.isEmpty())
        m_series->begin({});
    choose(typed[key::exportType].toString(exportKinds().constFirst().id));
    quietly([this, &typed] { form()->setValues(typed); });
    changed();
}

api::Request NewExport::request() const
{
    auto body = form()->values();
    if (const auto parts = periods(); m_split && !parts.isEmpty()) {
        jobs::setMemberAt(body, exportKeyOf(key::fromDate), parts.constFirst().from);
        jobs::setMemberAt(body, exportKeyOf(key::toDate), parts.constFirst().to);
    }
    if (!isExplorer())
        body[key::exportType] = m_kind;
    const auto exports = frame().desk().session().exports();
    return isExplorer() ? exports.toExplore(body) : exports.toCreate(body);
}

QList<std::pair<QString, QString>> NewExport::review() const
{
    auto rows = FormPage::review();
    rows.prepend({catalogue::titleOf(
                      *catalogue::fieldOf(catalogue::Resource::Export, QString(key::exportType))),
                  m_kinds->checkedButton()->text()});
    const auto parts = m_split ? periods() : QList<ExportPeriod>();
    for (qsizetype at = 0; at < parts.size(); ++at)
        rows.append({tr("Export %1").arg(at + 1), wordsOf(parts[at])});
    return rows;
}

Place NewExport::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString();
    return id.isEmpty() ? Place{.page = u"exports"_s} : Place{.page = u"export"_s, .values = {id}};
}

void NewExport::refresh()
{
    if (!hasPendingChanges())
        readOther();
}

void NewExport::readOther()
{
    const auto id = place().values.value(0);
    if (id.isEmpty() || isExportKind(id) || hasPendingChanges())
        return;
    setSubtitle(tr("Reading the export to copy from"));
    readModel(
        frame().desk().session().exports().get(id, this),
        [this](const QJsonObject &record) { takeModel(record); },
        tr("The export to copy from could not be read"));
}

// Its type, what it is of and its day: the name of its file is made of digits.
static QString modelWords(const QJsonObject &record)
{
    const auto title = items::recordTitle(catalogue::Resource::Export, record);
    const auto created =
        QDateTime::fromString(record[key::createdAt].toString(), Qt::ISODateWithMs).toLocalTime();
    return created.isValid() ? NewExport::tr("With the settings of the export “%1” created on %2")
                                   .arg(title, QLocale().toString(created.date(), u"d MMM yyyy"_s))
                             : NewExport::tr("With the settings of the export “%1”").arg(title);
}

void NewExport::takeModel(const QJsonObject &record)
{
    const auto kind = record[key::exportType].toString();
    if (!isExportKind(kind)) {
        setSubtitle(
            tr("Exports of that type can only be created in the service's own application"));
        return;
    }
    setSubtitle(modelWords(record));
    if (!hasPendingChanges())
        setTyped(exportLike(record));
}

} // namespace storedesk::ui::create
