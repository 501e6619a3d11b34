// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "importcheck/editabledraft.h"
#include "jobs/bulktable.h"
#include "jobs/jobmanager.h"
#include "purchases/orderchoices.h"
#include "purchases/orderlines.h"
#include "purchases/orderplan.h"

namespace storedesk::purchases {

// The records of the jobs that create missing records. The total is 0 until the jobs have started.
struct CreationProgress
{
    qint64 done = 0;
    qint64 total = 0;
};

// An import of purchases that is being prepared: the columns of a table, its orders, the results of
// the lookups, and the missing records to create first.
class PurchaseDraft final : public importcheck::EditableDraft
{
    Q_OBJECT

public:
    // The session and the job manager must outlive this object. The memory is the path of the file
    // with earlier matchings, or empty if there is none. Temporary files are created in the folder,
    // which must be private.
    PurchaseDraft(api::Session &session, jobs::JobManager &jobManager, QString memory,
                  QString temporaryFolder, QObject *parent = nullptr);
    ~PurchaseDraft() override;

    void assign(int column, std::optional<OrderField> field);
    // The zone of the options is ignored; setZone() sets it.
    void setOptions(const OrderOptions &options);
    // Sets the zone of times that do not state one.
    void setZone(const QTimeZone &zone);
    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    void setTriggersWorkflows(bool triggers);
    void setGuards(const imports::Guards &guards);
    // Applies the choices of a recipe, which must be for the columns of the table. The repairs of
    // the recipe replace all changes of cells.
    void setChoices(const OrderChoices &choices);
    // Restores the choices from an earlier run. They apply to the next table if it has the same
    // columns.
    void restore(std::optional<OrderChoices> choices);
    // Sets the ID of the form's stored draft, to which the job refers (draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    // Every change of a cell outdates the check.
    void check();
    void preview(const importcheck::Repair &repair) override;
    // May only be called after the check.
    void lookUp();
    void cancelLookUp();
    // Both functions start jobs. When the jobs end, the created records are looked up again.
    void createContacts();
    void createProducts();
    // Creates no further records.
    void cancelCreating();
    // Starts the job that sends the purchases and returns its ID.
    QString send();

    [[nodiscard]] const jobs::BulkTable *table() const { return m_table.get(); }
    [[nodiscard]] std::optional<importcheck::TableOutline> outline() const override;
    [[nodiscard]] const OrderMatching &matching() const { return m_matching; }
    [[nodiscard]] const OrderOptions &options() const { return m_options; }
    [[nodiscard]] bool triggersWorkflows() const { return m_triggersWorkflows; }
    // The decisions of a recipe, or of the user since the table was read.
    [[nodiscard]] bool createsContacts() const { return m_createsContacts; }
    [[nodiscard]] bool createsProducts() const { return m_createsProducts; }
    [[nodiscard]] const imports::Guards &guards() const { return m_guards; }
    // Returns the guards that the orders violate. Valid after the lookups.
    [[nodiscard]] QStringList brokenGuards() const;
    [[nodiscard]] OrderChoices choices() const;
    [[nodiscard]] importcheck::RepairContext contextOf(int column) const override;
    // Returns the lines of the last check, with the changes of cells.
    [[nodiscard]] const std::vector<OrderLine> &lines() const { return *m_lines; }
    // Valid after the check.
    [[nodiscard]] const OrderBook &book() const { return m_book; }
    [[nodiscard]] const OrderLookups &lookups() const { return m_lookups; }
    [[nodiscard]] bool isLookedUp() const { return m_isLookedUp; }
    [[nodiscard]] bool isCreating() const { return !m_creating.isEmpty(); }
    // Returns how many of the records have been processed by the jobs that create them.
    [[nodiscard]] CreationProgress creationProgress() const;
    // Valid after the lookups.
    [[nodiscard]] const OrderPlan &plan() const { return m_plan; }
    // Returns the number of missing records for which the file contains all values.
    [[nodiscard]] qint64 creatableContacts() const;
    [[nodiscard]] qint64 creatableProducts() const;

protected:
    void read() override;
    void stopWork() override;
    void dropTable() override;
    [[nodiscard]] const tablefile::OpenedTable *openedTable() const override;
    void editsChanged() override;

private:
    // Uses the stored matching of the columns, or the one suggested by their headings if none is
    // stored.
    void setTable(jobs::BulkTable table);
    void outdate();
    void match();
    void resetOptions();
    void adopt(const OrderChoices &choices);
    void repeat(const std::vector<importcheck::Repair> &repairs);
    void create(const jobs::ListJob &job);
    void endCreation(const QString &id);
    void applyLookups();

    jobs::JobManager &m_jobManager;
    const QString m_memory;
    std::shared_ptr<const jobs::BulkTable> m_table;
    OrderMatching m_matching;
    OrderOptions m_options = {.repair = true};
    QTimeZone m_zone = QTimeZone::utc();
    bool m_triggersWorkflows = false;
    bool m_createsContacts = false;
    bool m_createsProducts = false;
    imports::Guards m_guards;
    // Whether choices were set since the columns were matched.
    bool m_hasChoices = false;
    std::optional<OrderChoices> m_restored;
    QString m_draftId;
    std::shared_ptr<const std::vector<OrderLine>> m_lines =
        std::make_shared<const std::vector<OrderLine>>();
    OrderBook m_book;
    OrderLookups m_lookups;
    bool m_isLookedUp = false;
    OrderPlan m_plan;
    // Jobs that create missing records.
    QStringList m_creating;
    base::BackgroundTask m_reading;
    base::BackgroundTask m_checking;
    base::BackgroundTask m_previewing;
};

} // namespace storedesk::purchases
