// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newimport.h"

#include "api/session.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "jobs/formvalues.h"
#include "ui/create/filefield.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/frame.h"
#include "ui/widgets/panel.h"

#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using catalogue::FieldRule;
using namespace Qt::StringLiterals;

NewImport::NewImport(Frame &frame, const Place &place)
    : FormPage(frame, place,
               {.title = tr("New import"),
                .subtitle = tr("The service imports the file in the background; a report lists the "
                               "rows it refuses"),
                .create = tr("Start import in %1"),
                .again = tr("Start import again"),
                .question = tr("Send this file to %1 and start the import?"),
                .done = tr("The file was sent."),
                .icon = Icon::Imports})
    , m_file(new FileField(
          frame,
          catalogue::titleOf(*catalogue::fieldOf(catalogue::Resource::Import, QString(key::file))),
          this))
{
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 13, 15, 13);
    panel->box()->addWidget(m_file);
    content()->addWidget(panel);
    content()->addWidget(formPanel());
    content()->addStretch();
    connect(m_file, &FileField::edited, this, &NewImport::noteEdit);
    connect(m_file, &FileField::looked, this, &NewImport::takeReport);
    makeForm();
    setTyped({});
    start();
    readOther();
}

// Once the coupon sets are known, one is chosen by its name.
static void offerSets(catalogue::FieldSet &set, const QJsonArray &couponSets)
{
    const auto rule = std::ranges::find(set.rules, QString(key::couponSetId), &FieldRule::key);
    if (rule == set.rules.end() || couponSets.isEmpty())
        return;
    rule->type = catalogue::Type::Choice;
    for (const auto &couponSet : couponSets)
        rule->options.push_back(
            {.id = couponSet[key::id].toString(), .label = couponSet[key::name].toString()});
}

void NewImport::makeForm()
{
    auto set = catalogue::FieldSet::of(catalogue::Resource::Import, catalogue::Place::Create);
    std::erase_if(set.rules,
                  [](const FieldRule &rule) { return rule.readOnly || rule.key == key::file; });
    offerSets(set, m_couponSets);
    const forms::FormShape shape{
        .groups = {{.title = tr("What is in the file"),
                    .keys = {key::type, key::couponSetId, key::delimiter}},
                   {.title = tr("Existing records"),
                    .keys = {key::overrideExisting, key::updateOnlyEmptyFields}}}};
    setForm(new forms::FieldForm(set, shape, frame().theme(), this));
}

// Nothing that exists is touched unless it is asked for.
QJsonObject NewImport::fresh() const
{
    QJsonObject values{{key::type, catalogue::choice::importtype::contacts},
                       {key::delimiter, u","_s},
                       {key::overrideExisting, false},
                       {key::updateOnlyEmptyFields, false}};
    if (place().values.size() == 2) { // of a coupon set that is to be refilled
        values[key::type] = place().values[0];
        values[key::couponSetId] = place().values[1];
    }
    return values;
}

void NewImport::takeReport()
{
    const auto delimiter = m_file->report().delimiter;
    if (!delimiter.isEmpty())
        quietly([this, &delimiter] { form()->setValues({{key::delimiter, delimiter}}); });
    showPoints();
}

void NewImport::changed()
{
    if (form()->values()[key::type].toString() == catalogue::choice::importtype::coupons
        && !m_asked)
        readCouponSets();
}

void NewImport::readCouponSets()
{
    m_asked = true;
    m_couponSets = {};
    m_reading = frame().desk().session().couponSets().all(this);
    connect(m_reading, &api::Pages::page, this, [this](const QJsonArray &sets) {
        for (const auto &set : sets)
            m_couponSets.append(set);
    });
    connect(m_reading, &api::Pages::finished, this, [this] {
        m_reading = nullptr;
        const auto before = form()->values();
        makeForm();
        quietly([this, &before] { form()->setValues(before); });
        showPoints();
    });
    // Without the list the id of a set can still be typed.
    connect(m_reading, &api::Pages::failed, this, [this](const api::Error &error) {
        m_reading = nullptr;
        m_asked = false;
        if (auto *field = editor(key::couponSetId))
            field->setNote(tr("The coupon sets could not be read. %1").arg(error.words.what));
    });
}

void NewImport::refresh()
{
    m_file->setPath(m_file->path());
    m_asked = false;
    changed();
    readOther();
}

void NewImport::readOther()
{
    if (place().values.size() != 1 || hasPendingChanges())
        return;
    setSubtitle(tr("Reading the import to copy from"));
    readModel(
        frame().desk().session().imports().get(place().values[0], this),
        [this](const QJsonObject &record) { takeOther(record); },
        tr("The import to copy from could not be read"));
}

// The file is not known to the service any more; everything else is as it was.
void NewImport::takeOther(const QJsonObject &record)
{
    setSubtitle(tr("With the type and options of an earlier import. Choose the file."));
    if (hasPendingChanges())
        return;
    auto values = record[key::options].toObject();
    values[key::type] = record[key::type];
    setTyped(values);
    showPoints();
}

bool NewImport::settled() const
{
    return FormPage::settled() && !m_reading && !m_file->isLooking();
}

OpenPoints NewImport::openPoints() const
{
    OpenPoints points;
    const auto go = [this] {
        m_file->goTo();
    };
    if (m_file->path().isEmpty())
        points.append({.sentence = tr("Choose a file first."), .go = go, .missing = true});
    else if (!m_file->report().problem.isEmpty())
        points.append({.sentence = m_file->report().problem, .go = go});
    points += FormPage::openPoints();
    const auto values = form()->values();
    if (values[key::updateOnlyEmptyFields].toBool() && !values[key::overrideExisting].toBool())
        points.append({.sentence = tr("Empty fields can only be filled when existing records may "
                                      "be changed."),
                       .go = [this] {
                           editor(key::overrideExisting)->setFocus();
                       }});
    return points;
}

QJsonObject NewImport::typed() const
{
    auto values = form()->values();
    values[key::file] = m_file->path();
    return values;
}

void NewImport::setTyped(const QJsonObject &typed)
{
    quietly([this, &typed] {
        form()->setValues(fresh());
        form()->setValues(typed);
    });
    m_file->setPath(typed[key::file].toString());
    changed();
}

api::Request NewImport::request() const
{
    api::ImportForm upload{.filePath = m_file->path(),
                           .fileName = QFileInfo(m_file->path()).fileName(),
                           .rows = m_file->report().rows};
    const auto values = form()->values();
    for (const auto *field : form()->editors()) {
        const auto value = values[field->key()];
        if (!jobs::isNothing(value))
            upload.fields.append({field->key(), jobs::plainText(value)});
    }
    return frame().desk().session().imports().toCreate(upload);
}

QList<std::pair<QString, QString>> NewImport::review() const
{
    auto rows = FormPage::review();
    if (const auto count = m_file->report().rows)
        rows.prepend({tr("Rows"), QLocale().toString(*count)});
    rows.prepend({tr("File"), QFileInfo(m_file->path()).fileName()});
    return rows;
}

std::vector<api::FieldError> NewImport::showFieldErrors(const std::vector<api::FieldError> &errors)
{
    auto rest = FormPage::showFieldErrors(errors);
    std::erase_if(rest, [this](const api::FieldError &error) {
        const bool mine = error.name == key::file || error.path.endsWith(key::file);
        if (mine)
            m_file->setReason(error.reason);
        return mine;
    });
    return rest;
}

Place NewImport::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString();
    return id.isEmpty() ? Place{.page = u"imports"_s} : Place{.page = u"import"_s, .values = {id}};
}

} // namespace storedesk::ui::create
