// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileactions.h"

#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/rowreader.h"
#include "csv/rowshape.h"
#include "sheet/sheetcolumn.h"
#include "ui/files/columnactions.h"
#include "ui/files/filehead.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/files/saving.h"
#include "ui/host/importaddress.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QBuffer>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

// Normalises a name, so that “_externalId”, “External ID” and “external_id” are equal.
static QString plain(QStringView name)
{
    QString letters;
    for (const auto letter : name) {
        if (letter.isLetterOrNumber())
            letters.append(letter.toLower());
    }
    return letters;
}

// Returns the lookup key to which the values in a column belong; null if they are not keys.
static const catalogue::LookupKey *lookupKeyOfColumn(const sheet::SheetColumn &column)
{
    const auto name = plain(column.name);
    const auto is = [&name](QLatin1StringView other) {
        return name == plain(QString(other));
    };
    if (is(key::contact::externalId) || is(key::contactExternalId))
        return catalogue::lookupKeyNamed(Resource::Contact, u"external-id");
    if (is(key::productId))
        return catalogue::lookupKeyNamed(Resource::Product, u"store-id");
    if (is(key::purchaseId))
        return catalogue::lookupKeyNamed(Resource::Purchase, u"store-id");
    if (column.kind == values::ColumnKind::Email || is(key::contact::email)
        || is(key::contactEmail))
        return catalogue::lookupKeyNamed(Resource::Contact, u"email");
    return nullptr;
}

static constexpr int mostCopied = 50'000;
static constexpr int mostLookedUp = 50'000;

// clang-format off
std::span<const FileActions::Row> FileActions::rows()
{
    using Self = FileActions;
    static constexpr std::array table{
        Row{&Self::m_save,         "saveSheet",       Icon::Save,      QT_TR_NOOP("&Save visible data…"),          &Self::save},
        Row{&Self::m_mask,         "maskSheet",       Icon::EyeOff,    QT_TR_NOOP("&Mask personal data"),        &Self::mask},
        Row{&Self::m_compare,      "compareSheet",    Icon::Swap,      QT_TR_NOOP("&Compare…"),                  &Self::compare},
        Row{&Self::m_pivot,        "pivotSheet",      Icon::Overview,  QT_TR_NOOP("Pivot &table"),               &Self::togglePivot},
        Row{&Self::m_addCondition, "askCondition",    Icon::Plus,      QT_TR_NOOP("Add a co&ndition…"),          &Self::addCondition},
        Row{&Self::m_copy,         "copyRows",        Icon::Copy,      QT_TR_NOOP("Copy the selected &rows"),    &Self::copy},
        Row{&Self::m_open,         "openLive",        Icon::External,  QT_TR_NOOP("&Open the live record"),      &Self::openCurrent},
        Row{&Self::m_lookUp,       "lookUpRows",      Icon::List,      QT_TR_NOOP("&Look up the selected rows"), &Self::lookUp},
        Row{&Self::m_job,          "useInJob",        Icon::Jobs,      QT_TR_NOOP("Use in a bulk &job…"),        &Self::useInJob},
        Row{&Self::m_import,       "importFile",      Icon::Imports,   QT_TR_NOOP("&Import this file…"),         &Self::importFile},
    };
    return table;
}
// clang-format on

FileActions::FileActions(FilePage &page, PageHost &host)
    : QObject(&page)
    , m_page(page)
    , m_host(host)
    , m_reading(host.clock())
    , m_saving(new Saving(page, host))
{
    for (const auto &row : rows())
        this->*row.action = makeAction(row, *this, page, host.theme());
    m_selection =
        new changes::SelectionActions(host, [this](const auto &act) { withSelected(act); }, this);
    m_columns = new ColumnActions(page, host, this);
    m_save->setShortcut(QKeySequence::Save);
    m_save->setIconText(tr("Save visible data…"));
    m_mask->setShortcut(Qt::Key_F9);
    m_addCondition->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    m_mask->setIconText(tr("Mask"));
    m_mask->setCheckable(true);
    m_compare->setIconText(tr("Compare…"));
    m_pivot->setIconText(tr("Pivot table"));
    m_pivot->setCheckable(true);
    m_pivot->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    m_compare->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_K);
    m_lookUp->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_B);
    m_job->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_W);
    m_import->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_U);
    // The shortcut is only shown here: the table handles Copy itself, and an ambiguous shortcut
    // would disable both.
    m_copy->setText(m_copy->text() + u'\t'
                    + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    listen();
    update();
}

void FileActions::listen()
{
    connect(m_page.grid(), &sheetview::SheetGrid::copyAsked, m_copy, &QAction::trigger);
    m_page.grid()->table()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_page.grid()->table(), &QWidget::customContextMenuRequested, this,
            &FileActions::openRowMenu);
    m_page.grid()->table()->rowTransfer()->setSource(
        [this](const RowTransfer::Done &done) { readSelected(done); });
    connect(m_saving, &Saving::changed, this, &FileActions::update);
    connect(m_columns, &ColumnActions::changed, this, &FileActions::update);
    connect(m_columns, &ColumnActions::personalChanged, this, [this] {
        if (m_mask->isChecked())
            mask();
    });
    // Mask from the start, so that personal data is never visible if masking is the default.
    if (m_host.settings().isOn(settings::Setting::MaskFiles)) {
        m_mask->setChecked(true);
        m_page.model().setMasked(true);
        connect(&m_page.sheet(), &sheet::Sheet::stateChanged, this, &FileActions::applyMask);
    }
}

void FileActions::addButtons(FileHead &head)
{
    head.add(m_mask);
    if (!m_page.compared())
        head.addWithoutKey(m_pivot);
    head.add(m_compare);
    m_columns->addButton(head);
    head.addPrimary(m_save, Icon::Save);
}

QList<QAction *> FileActions::all() const
{
    const QList<QAction *> file{m_job,  m_import, nullptr,   m_copy,
                                m_save, m_pivot,  m_compare, nullptr};
    return QList{m_open, m_lookUp} + m_selection->all().mid(1) + file + QList{m_addCondition}
    + m_columns->all() + QList{m_mask};
}

void FileActions::update()
{
    const auto &sheet = m_page.sheet();
    const auto whole = sheet.state() == sheet::Sheet::State::Ready
        ? QString()
        : tr("Available once all rows are counted.");
    setWhyNot(m_save, m_saving->running() ? tr("Saving is in progress.") : whole);
    setWhyNot(m_compare, {});
    setWhyNot(m_pivot, m_page.compared() ? tr("Not available for a comparison.") : whole);
    const auto none = m_page.grid()->selectedCount() > 0 ? QString() : tr("Select rows first.");
    setWhyNot(m_copy, none);
    const int column = m_columns->column();
    const bool key = column >= 0 && lookupKeyOfColumn(sheet.columns().value(column));
    const auto noKey = !m_host.hasAccount() ? tr("Connect an account first.")
        : key                               ? none
              : tr("Go to a column with emails, external IDs, product IDs or purchase IDs.");
    setWhyNot(m_open, noKey);
    setWhyNot(m_lookUp, noKey);
    for (auto *action : m_selection->all())
        setWhyNot(action, noKey);
    setWhyNot(m_job, m_host.hasAccount() ? none : tr("Connect an account first."));
    setWhyNot(m_import, m_host.hasAccount() ? QString() : tr("Connect an account first."));
    m_columns->update();
}

void FileActions::setMasked(bool masked)
{
    if (m_mask->isChecked() != masked)
        m_mask->trigger();
}

void FileActions::setPivot(bool shown)
{
    m_pivot->setChecked(shown);
}

void FileActions::togglePivot()
{
    m_page.showPivot(m_pivot->isChecked());
}

int FileActions::applyMask()
{
    const bool masked = m_mask->isChecked();
    m_page.model().setMasked(masked);
    QList<int> columns;
    for (int at = 0; masked && at < m_page.sheet().columns().size(); ++at) {
        if (m_page.model().isPersonal(at))
            columns.append(at);
    }
    m_page.filters()->setMaskedColumns(columns);
    m_page.filters()->showFilter();
    m_page.side()->update();
    m_page.updatePivot();
    m_page.showHead();
    return static_cast<int>(columns.size());
}

void FileActions::mask()
{
    const int columns = applyMask();
    m_host.tell(m_mask->isChecked() ? tr("%n columns with personal data are masked on the screen.",
                                         nullptr, columns)
                                    : tr("Personal data is shown again."));
}

std::vector<qint64> FileActions::selected(int most) const
{
    std::vector<qint64> rows;
    for (const int position : m_page.grid()->selectedRows(most))
        rows.push_back(m_page.shown().rowAt(position));
    return rows;
}

// Reads the values of the file instead of the displayed strings.
void FileActions::readSelected(const RowTransfer::Done &done)
{
    const auto count = m_page.grid()->selectedCount();
    if (count > mostCopied) {
        m_host.tell(tr("%1 rows are too many to copy. Filter them and save the visible data.")
                        .arg(QLocale().toString(count)));
        return;
    }
    const auto columns = m_page.leavingColumns();
    const auto hidden = m_page.hiddenPlaces();
    const auto rows = selected(mostCopied);
    m_reading.start(
        [source = m_page.sheet().source(), rows, columns,
         hidden](base::Progress &) -> base::Result<CopiedTable> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            CopiedTable copied{.titles = columns.titles()};
            for (const auto row : rows) {
                const auto cells = columns.cells(reader.row(row));
                QStringList line;
                for (qsizetype at = 0; at < cells.size(); ++at) {
                    const auto text = QString::fromUtf8(cells[at]);
                    line.append(hidden[at] ? sheet::masked(text) : text);
                }
                copied.rows.append(line);
            }
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return copied;
        },
        [this, done](base::Result<CopiedTable> &&copied) {
            if (!copied)
                return m_host.tell(sheetview::wordsOf(copied.error()));
            done(*copied);
            const auto count = static_cast<int>(copied->rows.size());
            m_host.tell(m_page.model().isMasked()
                            ? tr("%n rows copied, personal data masked.", nullptr, count)
                            : tr("%n rows copied.", nullptr, count));
        });
}

void FileActions::copy()
{
    m_page.grid()->table()->rowTransfer()->copy(CopyFormat::Table);
}

// Adds a condition, with the current column preselected.
void FileActions::addCondition()
{
    m_page.filters()->ask(std::max(0, m_columns->column()));
}

void FileActions::save()
{
    m_saving->ask();
}

void FileActions::compare()
{
    m_host.open({.page = pageid::compareFiles, .values = {m_page.place().values.first()}});
}

void FileActions::openCurrent()
{
    openLive(m_page.grid()->table()->currentIndex());
}

void FileActions::openLive(const QModelIndex &index)
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(index.column()));
    const auto value = index.data(sheet::SheetModel::PlainTextRole).toString().trimmed();
    if (!lookupKey || value.isEmpty() || !m_host.hasAccount()) {
        m_host.tell(!m_host.hasAccount()
                        ? tr("Connect an account to open the live record.")
                        : tr("This column doesn't identify records in the service."));
        return;
    }
    m_host.open(placeOf(*lookupKey, {value}));
}

void FileActions::lookUp()
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(m_columns->column()));
    if (!lookupKey || !m_host.hasAccount())
        return;
    const auto count = m_page.grid()->selectedCount();
    const auto rows = selected(mostLookedUp);
    m_reading.start(
        [source = m_page.sheet().source(), rows,
         at = m_columns->column()](base::Progress &) -> base::Result<QString> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            QStringList values;
            for (const auto row : rows)
                values.append(QString::fromUtf8(reader.row(row).value(at)).trimmed());
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return values.join(u'\n');
        },
        [this, lookupKey, count](base::Result<QString> &&values) {
            if (!values)
                return m_host.tell(sheetview::wordsOf(values.error()));
            auto *page = m_host.open(bulkLookupAddress(*lookupKey));
            if (page)
                page->paste(*values);
            if (count > mostLookedUp)
                m_host.tell(tr("Only the first %1 selected rows are looked up.")
                                .arg(QLocale().toString(mostLookedUp)));
        });
}

static constexpr int mostHandedOver = 50'000;

void FileActions::importFile()
{
    m_host.open(importFilePlace(m_page.sheet().path()));
}

// Returns the cells of a row, or an error if its quoting or encoding is faulty, because such a row
// may contain parts of other rows.
static base::Result<QStringList> trustedRow(csv::RowReader &reader, const csv::TableSource &source,
                                            qint64 row, qsizetype columns)
{
    auto bytes = reader.raw(row);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    csv::CsvReader plain(buffer, source.dialect);
    (void)plain.next();
    const csv::RowShape shape{.columns = static_cast<int>(columns)};
    if (auto fault = shape.faultOf(plain)) {
        fault->line += reader.line(row) - 1;
        return tl::unexpected(
            base::Problem{.what = FileActions::tr("A selected row cannot be read reliably."),
                          .why = csv::wordsOf(*fault),
                          .next = FileActions::tr("Correct the file, or exclude the row.")});
    }
    QStringList cells;
    for (const auto &cell : plain.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

// Passes all cells unchanged to the assistant, which parses the rows like a file.
void FileActions::useInJob()
{
    const auto count = m_page.grid()->selectedCount();
    if (count > mostHandedOver)
        return m_host.tell(tr("%1 rows are too many to transfer. Save them as a file and start a "
                              "bulk job from it.")
                               .arg(QLocale().toString(count)));
    m_reading.start(
        [source = m_page.sheet().source(), rows = selected(mostHandedOver),
         titles = m_page.sheet().columns()](base::Progress &) -> base::Result<QString> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            csv::CsvWriter writer(buffer);
            for (const auto &title : titles)
                writer.cell(title.name);
            writer.endRow();
            for (const auto row : rows) {
                const auto cells = trustedRow(reader, source, row, titles.size());
                if (!cells)
                    return tl::unexpected(cells.error());
                writer.row(*cells);
            }
            if (const auto written = writer.finish(); !written)
                return tl::unexpected(written.error());
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return QString::fromUtf8(buffer.data());
        },
        [this](base::Result<QString> &&text) {
            if (!text)
                return m_host.tell(sheetview::wordsOf(text.error()));
            if (auto *page = m_host.open({pageid::bulkJob}))
                page->paste(*text);
        });
}

// Opens the context menu of a row, as in the record lists.
void FileActions::openRowMenu(const QPoint &place)
{
    auto *table = m_page.grid()->table();
    if (!table->indexAt(place).isValid())
        return;
    // The click that opened the menu may have selected another row.
    update();
    auto *menu = new QMenu(&m_page);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(QList{m_open, m_lookUp} + m_selection->all().mid(1));
    menu->addSeparator();
    menu->addActions({m_copy, table->rowTransfer()->menu()->menuAction(), m_job});
    menu->addSeparator();
    menu->addActions(m_columns->ofCell());
    menu->popup(table->viewport()->mapToGlobal(place));
}

// Runs an action on the records identified by the values of the current column in the selected
// rows.
void FileActions::withSelected(const changes::SelectionActions::Act &act)
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(m_columns->column()));
    if (!lookupKey || m_page.grid()->selectedCount() > mostHandedOver)
        return m_host.tell(tr("Select at most %1 rows in a column of emails or IDs.")
                               .arg(QLocale().toString(mostHandedOver)));
    m_reading.start(
        [source = m_page.sheet().source(), rows = selected(mostHandedOver),
         columns = m_page.sheet().columns().size(),
         at = m_columns->column()](base::Progress &) -> base::Result<QStringList> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            QStringList values;
            for (const auto row : rows) {
                const auto cells = trustedRow(reader, source, row, columns);
                if (!cells)
                    return tl::unexpected(cells.error());
                values.append(cells->value(at).trimmed());
            }
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return values;
        },
        [this, lookupKey, act](base::Result<QStringList> &&values) {
            if (!values)
                return m_host.tell(sheetview::wordsOf(values.error()));
            values->removeAll(QString());
            act({.lookupKey = lookupKey, .values = *values});
        });
}

} // namespace storedesk::ui::files
