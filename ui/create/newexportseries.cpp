// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "jobs/formvalues.h"
#include "ui/create/exportrules.h"
#include "ui/create/exportseries.h"
#include "ui/create/newexport.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/frame.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QVBoxLayout>

#include <utility>

// A range that is too long for one export.
namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// About a year. More is hardly meant, and would keep the service's queue of exports full for hours.
static constexpr qsizetype mostExports = 12;

void NewExport::buildOffer()
{
    m_offer->setObjectName(u"splitOffer"_s);
    auto *button = m_offer->addButton({});
    button->setObjectName(u"split"_s);
    connect(button, &Button::clicked, this, &NewExport::split);
    connect(m_series, &ExportSeries::opened, this,
            [this](const Place &record) { frame().open(record); });
    content()->addWidget(m_offer);
    content()->insertWidget(0, m_series); // what was made stands where one looks first
    m_offer->hide();
}

QList<ExportPeriod> NewExport::periods() const
{
    const auto filters = form()->values()[key::filters].toObject();
    return exportPeriods(filters[key::fromDate].toString(), filters[key::toDate].toString(),
                         isExplorer());
}

void NewExport::showOffer()
{
    const auto parts = editor(exportKeyOf(key::toDate)) ? periods() : QList<ExportPeriod>();
    const bool offered = parts.size() > 1 && parts.size() <= mostExports && !m_split;
    m_offer->setVisible(offered);
    if (!offered)
        return;
    const int count = static_cast<int>(parts.size());
    QStringList words;
    for (const auto &part : parts)
        words.append(wordsOf(part));
    m_offer->tell(
        Tone::Accent,
        tr("The service allows at most %n day(s) per export.", nullptr,
           catalogue::limits::exportDays),
        tr("This range fits into %n exports, created one after the other: %1.", nullptr, count)
            .arg(words.join(u"; "_s)));
    m_offer->findChild<Button *>(u"split"_s)->setText(tr("Create as %n exports", nullptr, count));
}

void NewExport::split()
{
    setSplit(true);
    editor(exportKeyOf(key::toDate))->setReason({});
    quietly([this] { changed(); });
    create();
}

void NewExport::setSplit(bool split)
{
    if (m_split == split)
        return;
    m_split = split;
    nameButton();
}

CreatePage::Words NewExport::words() const
{
    auto words = FormPage::words();
    if (!m_split)
        return words;
    const int count = static_cast<int>(periods().size());
    words.create = tr("Create %n export(s) in %1", nullptr, count);
    words.question = tr("Create %n export(s) in %1, one after the other?", nullptr, count);
    return words;
}

QJsonObject NewExport::typedAfter() const
{
    const auto parts = periods();
    if (!m_split || parts.size() < 2)
        return {};
    auto rest = typed();
    jobs::setMemberAt(rest, exportKeyOf(key::fromDate), parts[1].from);
    return rest;
}

void NewExport::aboutToSend()
{
    if (!m_split)
        return;
    if (!std::exchange(m_running, true))
        m_series->begin(periods());
    m_series->sending();
}

void NewExport::succeed(const api::Reply &reply)
{
    if (!m_split)
        return FormPage::succeed(reply);
    m_series->created(placeOf(reply.document.object()));
    if (const auto rest = typedAfter(); !rest.isEmpty()) {
        quietly([this, &rest] { form()->setValues(rest); });
        return sendNext();
    }
    const auto done = tr("%n export(s) were created.", nullptr, m_series->count());
    endSeries();
    setTyped({{key::exportType, m_kind}});
    notice()->tell(Tone::Ok, done, tr("The service creates their files in the background."));
    notice()->show();
    frame().tell(done);
    m_series->goToFirst();
}

// What is still to be created stays in the form, beginning with the one that was not.
void NewExport::notCreated(const api::Error &error)
{
    if (!m_split)
        return;
    using State = ExportSeries::State;
    const auto state = error.kind == api::Kind::Unknown ? State::InDoubt
        : error.kind == api::Kind::Cancelled            ? State::NotSent
                                                        : State::Failed;
    m_series->stopped(state, error.words.what);
    endSeries();
    changed();
}

void NewExport::endSeries()
{
    m_running = false;
    setSplit(false);
}

} // namespace storedesk::ui::create
