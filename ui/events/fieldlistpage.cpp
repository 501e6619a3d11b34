// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/fieldlistpage.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/resourcerequests.h"
#include "catalogue/key.h"
#include "events/fieldtable.h"
#include "jobs/jobmanager.h"
#include "ui/host/filedialog.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/tables/pastedtable.h"
#include "ui/tables/question.h"
#include "ui/tables/tableview.h"
#include "ui/tables/wrappedcells.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/panel.h"
#include "workspace/workspace.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QShortcut>
#include <QStringDecoder>
#include <QVBoxLayout>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using account::AccountFields;
using namespace Qt::StringLiterals;

static constexpr auto textMember = "text"_L1;
static constexpr auto fieldsMember = "fields"_L1;

FieldListPage::FieldListPage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(title(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_text(new RowsEdit(this))
    , m_view(new TableView(host.theme(), this))
    , m_sum(new ElidedLabel({}, this))
    , m_duplicate(new Button(Icon::Copy, tr("&Duplicate row"), host.theme(), this))
    , m_create(new Button(tr("Create…"), host.theme(), this))
    , m_draft(new TypedDraft(host, place.text(), [this] { return typed(); }, this))
{
    build();
    auto &known = host.account().contactFields();
    connect(&known, &AccountFields::changed, this, &FieldListPage::takeTaken);
    known.need();
    takeTaken();
    read();
    loadDraft();
    connect(&m_model, &FieldListModel::checked, this, &FieldListPage::noteEdit);
    connect(m_text, &QPlainTextEdit::textChanged, this, &FieldListPage::noteEdit);
    connect(m_draft, &TypedDraft::readable, this, &FieldListPage::loadDraft);
}

QString FieldListPage::title() const
{
    return tr("Contact fields from a table");
}

void FieldListPage::build()
{
    const auto help =
        tr("One row per field: ID, name, type, options. Fields can't be changed later.");
    m_head->setSubtitle(help);
    m_text->setAccessibleDescription(help);
    auto *file = new Button(Icon::Files, tr("From a &file…"), host().theme(), this);
    file->setObjectName(u"fromFile"_s);
    connect(file, &QPushButton::clicked, this, &FieldListPage::chooseFile);
    m_head->add(file);
    m_duplicate->setObjectName(u"duplicateRow"_s);
    m_duplicate->setKeyHint(Qt::CTRL | Qt::Key_D);
    connect(m_duplicate, &QPushButton::clicked, this, &FieldListPage::duplicateRow);
    m_head->add(m_duplicate);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_text->setObjectName(u"rows"_s);
    m_text->setAccessibleName(tr("Pasted rows"));
    m_text->setPlaceholderText(
        tr("Paste rows from a spreadsheet, for example:\nshoe_size, Shoe size, Whole number\nshop, "
           "Favourite shop, Single select, madrid=Madrid|bcn=Barcelona"));
    m_text->setFont(host().theme().font(Theme::Text::Code));
    m_text->setTabChangesFocus(true);
    m_text->setMaximumHeight(host().theme().scaled(130));
    connect(m_text, &QPlainTextEdit::textChanged, this, &FieldListPage::read);
    m_view->setObjectName(u"fieldList"_s);
    m_view->setAccessibleName(tr("Checked fields"));
    m_view->setModel(&m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed
                            | QAbstractItemView::DoubleClicked);
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->cells()->setInk(FieldListModel::Id, CellInk::Code);
    WrappedCells::useIn(*m_view, host().theme(),
                        {FieldListModel::Options, FieldListModel::Verdict});
    m_view->setColumnAtLeast(FieldListModel::Id, 140);
    m_view->setColumnAtLeast(FieldListModel::Name, 160);
    m_view->setColumnAtLeast(FieldListModel::Type, 160);
    m_view->setColumnAtLeast(FieldListModel::Options, 200);
    m_view->horizontalHeader()->setStretchLastSection(true);
    connect(&m_model, &FieldListModel::checked, this, &FieldListPage::showCounts);
    auto *removal = new QShortcut(QKeySequence::Delete, m_view);
    removal->setContext(Qt::WidgetShortcut);
    connect(removal, &QShortcut::activated, this, &FieldListPage::removeRows);
    auto *copy = new QShortcut(Qt::CTRL | Qt::Key_D, m_view);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, &FieldListPage::duplicateRow);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FieldListPage::showCounts);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_view);
    auto *body = pageColumnAbove(buildFoot(), this);
    body->addWidget(m_head);
    body->addWidget(m_notice);
    body->addWidget(m_text);
    body->addWidget(panel, 1);
}

QWidget *FieldListPage::buildFoot()
{
    auto *row = pageFootIn(this);
    m_sum->setObjectName(u"sum"_s);
    m_create->setObjectName(u"create"_s);
    m_create->setKind(Role::Primary);
    row->addWidget(m_sum, 1);
    row->addWidget(m_create);
    connect(m_create, &QPushButton::clicked, this, &FieldListPage::create);
    return row->parentWidget();
}

void FieldListPage::refresh()
{
    host().account().contactFields().refresh();
}

void FieldListPage::paste(const QString &text)
{
    m_text->setPlainText(text);
}

bool FieldListPage::hasPendingChanges() const
{
    return m_model.rowCount() > 0 || !m_text->document()->isEmpty();
}

void FieldListPage::discardChanges()
{
    m_text->clear();
    m_model.setFields({});
    m_draft->drop();
}

void FieldListPage::keepDraftChanges()
{
    m_draft->note();
    m_draft->keep();
}

// The fields differ from the text once they have been edited.
QJsonObject FieldListPage::typed() const
{
    if (!hasPendingChanges())
        return {};
    QJsonArray fields;
    for (const auto &field : m_model.fields())
        fields.append(field);
    return {{textMember, m_text->toPlainText()}, {fieldsMember, fields}};
}

// The fields are also checked when those of the account have been read. An empty page must not
// replace a draft that has not been read yet.
void FieldListPage::noteEdit()
{
    if (hasPendingChanges() || m_draft->kept())
        m_draft->note();
}

void FieldListPage::loadDraft()
{
    // If the form was filled in before the drafts were read, its rows take precedence.
    const auto stored = hasPendingChanges() ? std::nullopt : m_draft->kept();
    if (!stored)
        return;
    m_text->setPlainText(stored->values[textMember].toString());
    m_model.setFields(stored->values[fieldsMember].toArray());
    Q_EMIT headChanged();
}

bool FieldListPage::settled() const
{
    return host().account().contactFields().state() != AccountFields::State::Reading;
}

void FieldListPage::takeTaken()
{
    QSet<QString> ids;
    for (const auto &field : host().account().contactFields().definitions())
        ids.insert(field[key::id].toString());
    m_model.setTaken(ids);
}

// Prepends a header row if there is none. Four columns without a header are assumed to be the most
// common ones.
static QByteArray withHeading(const QString &text)
{
    const auto first = text.section(u'\n', 0, 0);
    const auto between = first.contains(u'\t')  ? u'\t'
        : first.count(u';') > first.count(u',') ? u';'
                                                : u',';
    const bool few = first.count(between) <= 3;
    static const QStringList names{u"id"_s, u"name"_s, u"nombre"_s, u"identifier"_s};
    const bool named = names.contains(first.section(between, 0, 0).trimmed().toLower());
    const auto heading = QStringList{u"id"_s, u"name"_s, u"type"_s, u"options"_s}.join(between);
    return (named || !few ? text : heading + u'\n' + text).toUtf8();
}

void FieldListPage::read()
{
    const auto text = m_text->toPlainText();
    const auto rows = text.trimmed().isEmpty() ? storedesk::events::FieldTable()
                                               : storedesk::events::fieldRowsIn(withHeading(text));
    m_model.setFields(rows.fields);
    m_notice->setVisible(!rows.unread.isEmpty());
    if (!rows.unread.isEmpty()) {
        const auto &first = rows.unread.first();
        const int count = static_cast<int>(rows.unread.size());
        m_notice->tell(Tone::Warn, tr("Couldn't read %Ln row(s).", nullptr, count), first.why);
    }
    Q_EMIT headChanged();
}

void FieldListPage::showCounts()
{
    const int rows = m_model.rowCount();
    const int faulty = m_model.faulty();
    m_create->setText(
        tr("Create %Ln contact field(s) in %1…", nullptr, rows).arg(host().storeMark().name));
    m_duplicate->setEnabled(m_view->currentIndex().isValid());
    m_create->setEnabled(rows > 0 && host().account().mayWrite());
    m_sum->setText(rows == 0        ? QString()
                       : faulty > 0 ? tr("%L1 of %L2 need fixing first").arg(faulty).arg(rows)
                                    : tr("All %Ln can be created", nullptr, rows));
}

// Removes the rows with selected cells.
void FieldListPage::removeRows()
{
    QMap<int, QJsonObject> removed;
    const auto fields = m_model.fields();
    const auto selected = m_view->selectionModel()->selectedIndexes();
    for (const auto &index : selected)
        removed.insert(index.row(), fields.value(index.row()));
    if (removed.isEmpty())
        return;
    m_model.remove(removed.keys());
    host().tell(tr("%Ln row(s) removed.", nullptr, static_cast<int>(removed.size())),
                [page = QPointer(this), removed] {
                    if (page)
                        page->m_model.restore(removed);
                });
}

// The copy needs another ID and usually another name, so the name is selected.
void FieldListPage::duplicateRow()
{
    const auto current = m_view->currentIndex();
    if (!current.isValid())
        return;
    const int copy = m_model.duplicate(current.row());
    m_view->setFocus(Qt::OtherFocusReason);
    m_view->setCurrentIndex(m_model.index(copy, FieldListModel::Name));
}

void FieldListPage::chooseFile()
{
    auto *dialog = fileDialog(host(), window(), tr("Contact fields from a file"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Tables (*.csv *.tsv *.txt)"));
    connect(dialog, &QFileDialog::fileSelected, this, &FieldListPage::openFile);
    host().openDialog(dialog);
}

void FieldListPage::openFile(const QString &path)
{
    constexpr qint64 mostBytes = 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes) {
        m_notice->tell(Tone::Err, tr("Couldn't read “%1”.").arg(path),
                       file.isOpen() ? tr("The file is too large for a list of fields.")
                                     : file.errorString());
        m_notice->show();
        return;
    }
    const auto bytes = file.readAll();
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(bytes);
    m_text->setPlainText(decode.hasError() ? QString::fromLatin1(bytes) : text);
    if (m_model.rowCount() > 0) {
        m_view->setFocus(Qt::OtherFocusReason);
        m_view->setCurrentIndex(m_model.index(0, FieldListModel::Id));
    }
}

// Creates the fields. If a row has a fault, goes to that fault instead.
void FieldListPage::create()
{
    if (const auto fault = m_model.firstFault(); fault.isValid()) {
        m_view->setFocus();
        m_view->setCurrentIndex(fault);
        return host().tell(fault.data(Qt::ToolTipRole).toString());
    }
    auto *question = new Question(host().storeMark(), host().theme(), window());
    const int rows = m_model.rowCount();
    question->ask(
        tr("Create contact fields"),
        tr("Create %Ln contact field(s) in %1?", nullptr, rows).arg(host().storeMark().name),
        tr("A job adds them to every contact, one after the other. You can pause it. Fields can't "
           "be changed later."));
    auto *yes = question->addAnswer(tr("Create %Ln contact field(s)", nullptr, rows), u"agree"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(yes, &QPushButton::clicked, question, &QDialog::accept);
    connect(yes, &QPushButton::clicked, this, &FieldListPage::begin);
    host().openDialog(question);
}

void FieldListPage::begin()
{
    const api::ResourceRequests requests(catalogue::Resource::ContactField);
    storedesk::jobs::SequenceJob job{
        .title = title(), .columns = {tr("ID"), tr("Name")}, .rows = {}};
    for (const auto &field : m_model.fields())
        job.rows.push_back({.cells = {field[key::id].toString(), field[key::name].toString()},
                            .request = requests.toCreate(field)});
    const auto id = host().workspace().jobManager().begin(job);
    discardChanges();
    host().open(jobPlace(id));
}

} // namespace storedesk::ui::events
